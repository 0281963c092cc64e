/// The behaviours of SwiftUI that the double models, each with the public source that says so.
///
/// Every case has a test that bears its number; `BehaviourTests` sees to that.
public enum StageBehaviour: Int, CaseIterable, Sendable {
    case identity = 1, stateWrites, evaluation, scrollTo, lazyRows, ids, headers, silentEnd, gestureState,
        actions
    case preferences, representable, scrollPosition, scrollGeometry, closureTypes

    /// Where the behaviour is described.
    public var source: String {
        switch self {
        case .identity: "WWDC 2021, session 10022; developer.apple.com/documentation/swiftui/view/id(_:)"
        case .stateWrites: "github.com/OpenSwiftUIProject/OpenSwiftUI StoredLocation"
        case .evaluation: "WWDC 2021, session 10022; WWDC 2023, session 10160"
        case .scrollTo: "developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)"
        case .lazyRows: "WWDC 2026, session 321; github.com/ai-ecoverse/slicc/issues/2072"
        case .ids: "github.com/Amzd/ScrollViewProxy/issues/11; a gist by danhalliday"
        case .headers:
            "github.com/gemwalletcom/gem-ios/issues/1568 (no); "
                + "ciaranrobrien/SwiftUIIndexedList (yes); mlem#1789"
        case .silentEnd:
            "github.com/AndreaMiotto/PartialSheet/issues/160; "
                + "fermoya/SwiftUIPager#69; feedback-assistant/reports#463"
        case .gestureState: "OpenSwiftUI GestureStatePhase (resets); fermoya/SwiftUIPager#238 (not always)"
        case .actions: "developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)"
        case .preferences: "shadowfacts.net 2025, swiftui-preferences"
        case .representable:
            "developer.apple.com/documentation/swiftui/uiviewrepresentable; WWDC 2023, session 10057; "
                + "onmyway133/notes#594"
        case .scrollPosition:
            "developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:); llsc12/Paicord#23"
        case .scrollGeometry:
            "developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:)"
        case .closureTypes: "the SDK's interface; github.com/gonzalezreal/swift-markdown-ui/issues/389"
        }
    }
}
