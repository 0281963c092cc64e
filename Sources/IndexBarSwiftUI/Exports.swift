#if canImport(SwiftUI)
    @_exported import IndexBarCore
#endif
