import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AppearanceTests {
    final class Badge: UIView {
        var radius: CGFloat = 0
        override func takeAppearance(from proxy: UIView) {
            super.takeAppearance(from: proxy)
            if let proxy = proxy as? Badge, radius == 0 { radius = proxy.radius }
        }
    }

    @Test func `behaviour 28: a proxy's settings reach a view as it comes into a window, and no sooner`() {
        defer { UIView.forgetAppearance() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let there = Badge()
        window.addSubview(there)
        Badge.appearance().radius = 7
        Badge.appearance().backgroundColor = .systemBlue
        let (late, own) = (Badge(), Badge())
        own.radius = 3
        #expect(late.radius == 0)
        window.addSubview(late)
        window.addSubview(own)
        #expect(late.radius == 7 && late.backgroundColor == .systemBlue)
        #expect(own.radius == 3, "what the view has of its own stays")
        #expect(there.radius == 0)
        #expect(Badge.appearance() === Badge.appearance())
    }

    @Test func `attributes of Interface Builder compile here, and glass is a visual effect`() {
        @IBDesignable final class Drawn: UIView {
            @IBInspectable var inset: CGFloat = 2
            @IBAction func tap(_ sender: Any) {}
        }
        #expect(Drawn().inset == 2)
        if #available(iOS 26.0, *) {
            let glass = UIGlassEffect(style: .regular)
            #expect(UIVisualEffectView(effect: glass).effect === glass && glass.style == .regular)
        }
    }
}
