import Testing

@testable import UIKit

@MainActor @Suite struct LayerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test(arguments: [true, false])
    func `behaviour 23: a raised layer is drawn last; whether it is hit first is a matter of policy`(
        byLayer: Bool
    ) {
        Policy.with(.but { $0.zOrderHits = byLayer }) {
            let (raised, upper) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
            window.addSubview(raised)
            window.addSubview(upper)
            let place = CGPoint(x: 9, y: 9)
            #expect(window.views(at: place).last === upper)
            raised.layer.zPosition = 1
            #expect(window.views(at: place).last === raised)
            #expect(window.hitTest(place, with: nil) === (byLayer ? raised : upper))
            upper.layer.zPosition = 1
            #expect(window.views(at: place).last === upper, "equal ones as they lie")
        }
    }

    @Test func `behaviour 23: a supplementary view is above cells and what was put above them`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let items = Items([20])
        list.dataSource = items
        window.addSubview(list)
        Display.frame()
        let cover = UIView(frame: window.bounds)
        list.addSubview(cover)
        #expect(window.views(at: CGPoint(x: 9, y: 9)).last is UICollectionReusableView)
        #expect(window.views(at: CGPoint(x: 9, y: 60)).last === cover)
    }

    @Test func `what is hidden, transparent or clipped away is not seen`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        window.addSubview(box)
        box.addSubview(child)
        let place = CGPoint(x: 100, y: 9)
        #expect(window.views(at: place).last === child)
        box.clipsToBounds = true
        #expect(window.views(at: place).last === window)
        box.clipsToBounds = false
        box.alpha = 0
        #expect(window.views(at: place).last === window)
        #expect(UIScrollView(frame: .zero).clipsToBounds)
    }

    @Test(arguments: [true, false])
    func `behaviour 24: a hidden view is laid out like any other, or not until it shows`(laysOut: Bool) {
        Policy.with(.but { $0.laysOutHidden = laysOut }) {
            let log = ProbeView.Log()
            let view = ProbeView("v", log)
            let child = ProbeView("c", log)
            view.isHidden = true
            view.addSubview(child)
            window.addSubview(view)
            Display.frame()
            #expect(log.lines.contains("layout c") == laysOut)
            log.lines = []
            view.isHidden = false
            Display.frame()
            #expect(log.lines.contains("layout c") == !laysOut)
        }
    }

    @Test func `behaviour 24: hiding and fading are told to observers`() {
        let view = UIView()
        var heard: [String] = []
        let hidden = view.observe(\.isHidden) { view, _ in
            MainActor.assumeIsolated { heard.append("hidden \(view.isHidden)") }
        }
        let alpha = view.observe(\.alpha) { view, _ in
            MainActor.assumeIsolated { heard.append("alpha \(view.alpha)") }
        }
        view.isHidden = true
        view.alpha = 0
        #expect(heard == ["hidden true", "alpha 0.0"])
        hidden.invalidate()
        alpha.invalidate()
        view.isHidden = false
        #expect(heard.count == 2)
    }
}
