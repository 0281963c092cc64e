// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What a front end needs of tasks beside Scripts/ios-check/stubs; never linked, never run.
extension Task where Failure == Never {
    @discardableResult public init(
        @_inheritActorContext @_implicitSelfCapture operation:
            sending @escaping @isolated(any) () async -> Success
    ) {}
}
