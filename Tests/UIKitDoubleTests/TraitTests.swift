import Testing
import UIKit

@MainActor @Suite struct TraitTests {
    private let log = ProbeView.Log()

    @Test func `behaviour 11: from the top down, children stale until it is their turn`() {
        Policy.with(Policy()) {
            let window = window()
            let outer = ProbeView("outer", log)
            let inner = ProbeView("inner", log)
            outer.addSubview(inner)
            window.addSubview(outer)
            window.changeTraits { $0.userInterfaceStyle = .dark }
            #expect(log.lines.isEmpty)
            Display.frame()
            #expect(
                log.lines.prefix(2) == ["traits outer dark below light", "traits inner dark below "])
        }
    }

    @Test(arguments: [false, true])
    func `behaviour 11: a callback during initialisation or not`(during: Bool) {
        Policy.with(.but { $0.traitsDuringInit = during }) {
            _ = ProbeView("one", log)
            #expect(log.lines.count == (during ? 1 : 0))
        }
    }

    @Test func `behaviour 11: a registration hears of its traits only`() {
        let window = window()
        let view = UIView()
        var heard = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in heard += 1 }
        window.addSubview(view)
        window.changeTraits { $0.displayScale = 3 }
        Display.frame()
        #expect(heard == 0)
        window.changeTraits { $0.userInterfaceStyle = .dark }
        Display.frame()
        #expect(heard == 1)
    }

    @Test func `direction is the traits' unless the view says otherwise`() {
        let window = window()
        let view = UIView()
        window.addSubview(view)
        window.changeTraits { $0.layoutDirection = .rightToLeft }
        Display.frame()
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `fonts follow the text size and are scaled once only`() async {
        let large = UITraitCollection(
            {
                var values = UITraitCollection.Values()
                values.preferredContentSizeCategory = .extraExtraExtraLarge
                return values
            }())
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 10), compatibleWith: large)
        #expect(font.pointSize == 14)
        await #expect(processExitsWith: .failure) {
            let metrics = UIFontMetrics(forTextStyle: .body)
            _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 10)))
        }
    }
}
