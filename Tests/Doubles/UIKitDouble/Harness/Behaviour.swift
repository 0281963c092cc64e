/// The behaviours of UIKit that the double models, each with the public source that says so.
///
/// Every case has a test that bears its number; `BehaviourTests` sees to that.
public enum Behaviour: Int, CaseIterable, Sendable {
    case hitTest = 1, touchOwner, singleTouch, startOrder, moveOrder, refusal, endOrder, cancel, gestures,
        layout
    case traits, scrolling, bounds, estimates, observation
    case ownViews, surroundings, constraints
    case elementKinds, largeContent, focusKeys, headerPadding, layers, hidden, margins, bars, containers,
        appearance

    /// Where the behaviour is described.
    public var source: String {
        switch self {
        case .hitTest: "developer.apple.com/documentation/uikit/uiview/hittest(_:with:)"
        case .touchOwner:
            "github.com/BigZaphod/Chameleon UIControl.m; github.com/microsoft/WinObjC UIControl.mm"
        case .singleTouch: "developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled"
        case .startOrder:
            "github.com/BigZaphod/Chameleon UIControl.m; github.com/microsoft/WinObjC UIControl.mm"
        case .moveOrder:
            "developer.apple.com/documentation/uikit/uicontrol/istouchinside; Chameleon UIControl.m"
        case .refusal: "developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)"
        case .endOrder: "developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)"
        case .cancel: "developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)"
        case .gestures: "developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:)"
        case .layout: "developer.apple.com/documentation/uikit/uiview/layoutsubviews()"
        case .traits: "github.com/lascic/UIOnboarding/issues/19; developer.apple.com/forums/thread/733301"
        case .scrolling: "github.com/TalkingJourney/SCIndexView/issues/29; andrewmarinov.com"
        case .bounds:
            "developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:); gbible#37"
        case .estimates: "openradar.appspot.com/20829131, 37836568, 19988438; CSStickyHeaderFlowLayout#11"
        case .observation: "exchangetuts.com: how reliable is KVO with UIKit"
        case .ownViews:
            "benrudhart.com/2016/03/08/FloatingSubviews; "
                + "developer.apple.com/documentation/uikit/uitableview/sectionindexminimumdisplayrowcount"
        case .surroundings:
            "developer.apple.com/documentation/uikit/uikeyboardlayoutguide; "
                + ".../uikit/uiviewcontroller/additionalsafeareainsets; .../uikit/uitextfield"
        case .constraints: "developer.apple.com/documentation/uikit/nslayoutconstraint/isactive"
        case .elementKinds:
            "developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/elementkind"
        case .largeContent:
            "developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/"
                + "gesturerecognizerforexclusionrelationship"
        case .focusKeys:
            "developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior"
        case .headerPadding:
            "developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding; "
                + "github.com/pujiaxin33/JXCategoryView/issues/408"
        case .layers:
            "developer.apple.com/documentation/quartzcore/calayer/zposition; openradar.appspot.com/27519174"
        case .hidden: "developer.apple.com/documentation/uikit/uiview/ishidden; benoitpasquier.com"
        case .margins: "developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins"
        case .bars: "developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling"
        case .containers:
            "developer.apple.com/documentation/uikit/uisheetpresentationcontroller; .../uisplitviewcontroller"
        case .appearance: "developer.apple.com/documentation/uikit/uiappearance"
        }
    }
}
