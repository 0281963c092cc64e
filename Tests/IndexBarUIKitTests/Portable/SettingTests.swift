#if canImport(UIKit)
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    @MainActor @Suite struct SettingTests {
        @Test func `the style reads back, its rules are members of it`() {
            let bar = IndexBarView(frame: .zero)
            bar.style.axis = .horizontal
            bar.style.distribution = .fill
            bar.style.maximumThickness = 40
            bar.style.titleColor = .red
            #expect(bar.style.rules.axis == .horizontal)
            #expect(bar.style.rules.distribution == .fill)
            #expect(bar.style.maximumThickness == 40)
            #expect(bar.style.titleColor == .red)
            #expect(!bar.style.floats)
        }

        @Test func `an equal style, equal content and equal insets do nothing`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
            bar.layoutIfNeeded()
            bar.tap(150)
            var told = 0
            bar.onSelect = { _ in told += 1 }
            bar.onReservationChange = { _ in told += 1 }
            let scene = bar.driver.scene
            let style = bar.style
            bar.style = style
            bar.titles = ["A", "B", "C"]
            bar.insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
            bar.semanticContentAttribute = .unspecified
            bar.layoutIfNeeded()
            #expect(told == 0 && bar.driver.scene == scene)
            #expect(bar.selectedIndex == 1)
        }

        @Test func `the order of setting does not matter`() {
            let frame = CGRect(x: 0, y: 0, width: 20, height: 250)
            let one = IndexBarView(frame: frame)
            one.style = .classic
            one.titles = IndexBarView.alphabet
            one.style.endPadding = 9
            let other = IndexBarView(frame: .zero)
            other.titles = ["X"]
            other.layoutIfNeeded()
            other.titles = IndexBarView.alphabet
            other.bounds.size = frame.size
            var style = IndexBarView.Style.classic
            style.endPadding = 9
            other.style = style
            one.layoutIfNeeded()
            other.layoutIfNeeded()
            #expect(one.driver.layout == other.driver.layout)
        }

        @Test func `the native preset is UITableView's`() {
            let style = IndexBarView.Style.native
            #expect(style.font == .systemFont(ofSize: 11, weight: .semibold))
            #expect(style.titleColor == nil)
            #expect(style.pitch == 14)
            #expect(style.regularPitch == 24)
            #expect(style.distribution == .center)
            #expect(style.gaps == .dots)
            #expect(style.trackingBackground == nil)
            #expect(!style.showsPreview)
            #expect(!style.showsHighlight)
        }

        @Test func `the classic preset is the first ancestor's`() {
            let style = IndexBarView.Style.classic
            #expect(style.font == .boldSystemFont(ofSize: 12))
            #expect(style.endPadding == 2)
            #expect(style.distribution == .fill)
            #expect(style.backgroundInset == 2)
            #expect(style.trackingBackground != nil)
            #expect(style.barColor == nil)
            let light = UITraitCollection(userInterfaceStyle: .light)
            var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            style.titleColor?.resolvedColor(with: light).getRed(
                &parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
            #expect(
                abs(parts.0 - 0.415) < 0.001 && abs(parts.1 - 0.451) < 0.001 && abs(parts.2 - 0.490) < 0.001)
            style.trackingBackground?.resolvedColor(with: light).getRed(
                &parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
            #expect(parts == (0, 0, 0, 0.25))
        }

        @Test func `the floating preset is the second ancestor's`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 60, height: 400))
            bar.style = .floating
            bar.numberOfSections = 10
            bar.layoutIfNeeded()
            #expect(bar.strip.frame == CGRect(x: 20, y: 16, width: 20, height: 368))
            #expect(bar.driver.layout.slots.first?.band.start == 26)
            #expect(bar.driver.layout.slots.last?.band.end == 374)
            #expect(bar.style.font == .systemFont(ofSize: 12))
            #expect(bar.style.autoHide == .untilTouched)
            #expect(bar.style.gaps == .none)
        }

        @Test func `a million sections cost nothing to set up`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 20, height: 300))
            bar.numberOfSections = 1_000_000
            bar.layoutIfNeeded()
            bar.drag(298)
            #expect(bar.selectedIndex == 999_999)
            #expect(bar.selectedTitle == "1000000")
            bar.numberOfSections = -5
            #expect(bar.numberOfSections == 0)
        }

        @Test func `the thickness is intrinsic, the length is not`() {
            let bar = IndexBarView(frame: .zero, titles: ["A"])
            #expect(bar.intrinsicContentSize == CGSize(width: 15, height: UIView.noIntrinsicMetric))
            #expect(bar.sizeThatFits(CGSize(width: 99, height: 300)) == CGSize(width: 15, height: 300))
            bar.style.margins = NSDirectionalEdgeInsets(top: 9, leading: 3, bottom: 9, trailing: 4)
            #expect(bar.intrinsicContentSize.width == 22)
            bar.style.axis = .horizontal
            #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
            #expect(bar.intrinsicContentSize.height == 33)
        }

        @Test func `margins mirror`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 30, height: 300), titles: ["A"])
            bar.style.margins = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 7)
            bar.layoutIfNeeded()
            #expect(bar.strip.frame.minX == 3)
            bar.semanticContentAttribute = .forceRightToLeft
            bar.layoutIfNeeded()
            #expect(bar.strip.frame.minX == 7)
        }

        @Test func `bad lengths count as 0`() {
            let bar = IndexBarView(frame: CGRect(x: 0, y: 0, width: 30, height: 300), titles: ["A", "B"])
            bar.style.margins = NSDirectionalEdgeInsets(
                top: -5, leading: .nan, bottom: .infinity, trailing: 0)
            bar.style.backgroundInset = .nan
            bar.style.cornerRatio = .infinity
            bar.style.pitch = .nan
            bar.style.hideDelay = .nan
            bar.style.endPadding = .nan
            bar.layoutIfNeeded()
            #expect(bar.strip.frame == CGRect(x: 0, y: 0, width: 30, height: 300))
            bar.tap(150)
            #expect(bar.driver.layout.slotCount == 0)
        }

        @Test func `a cancelled drag can bring the list back`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.style.restoresOnCancel = true
            var restored: (Int, Double)?
            bar.onRestore = { restored = ($0, $1) }
            bar.listScrolled(firstVisibleRow: 1, fraction: 0.25)
            bar.drag(290)
            bar.cancelTracking(with: nil)
            bar.layoutIfNeeded()
            #expect(restored?.0 == 1)
            #expect(restored?.1 == 0.25)
        }
    }
#endif
