import IndexBarCore
import IndexBarUIKit
import SwiftUI
import Testing
import UIKit

@testable import IndexBarSwiftUI

/// What the app sets reaches UIKit's control.
@MainActor @Suite(.serialized) struct StyleTests {
    @Test func `every member of the appearance is the control's`() {
        var appearance = IndexBarAppearance()
        appearance.titleSize = 15
        appearance.titleColor = .red
        appearance.highlightedTitleColor = .blue
        appearance.barColor = .green
        appearance.trackingBackground = .black
        appearance.gaps = .none
        let style = World(style: { $0 = appearance }).bar?.style
        #expect(style?.font.pointSize == 15 && style?.boldFont?.pointSize == 15)
        #expect(style?.titleColor == UIColor(Color.red))
        #expect(style?.highlightedTitleColor == UIColor(Color.blue))
        #expect(style?.barColor == UIColor(Color.green))
        #expect(style?.trackingBackground == UIColor(Color.black))
        #expect(style?.gaps == IndexBarStyle.Gaps.none)
    }

    @Test func `without colours the control has its own`() {
        let (style, own) = (World().bar?.style, IndexBarView.Style())
        #expect(style?.titleColor == own.titleColor && style?.barColor == own.barColor)
        #expect(style?.highlightedTitleColor == nil && style?.trackingBackground == own.trackingBackground)
    }
}
