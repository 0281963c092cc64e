import IndexBarCore
@testable import IndexBarUIKit
import SwiftUI
import Testing
import UIKit

@testable import IndexBarSwiftUI

/// A finger on the control.
@MainActor final class Hand {
    let world: World
    let finger: Finger
    private(set) var isTaken = false

    init(_ world: World) {
        self.world = world
        finger = Finger(on: world.stage.window)
    }

    func down(_ letter: String) { down(at: world.point(of: letter)) }
    func down(at point: CGPoint) {
        finger.down(at: point)
        isTaken = finger.view is IndexBarView
        world.turn()
    }
    func move(_ letter: String, aside: CGFloat = 0) {
        let point = world.point(of: letter)
        move(to: CGPoint(x: point.x + aside, y: point.y))
    }
    func move(to point: CGPoint) {
        finger.move(to: point)
        world.turn()
    }
    func up() {
        finger.lift()
        world.turn()
    }
    func lose() {
        finger.cancel()
        world.turn()
    }
}

extension World {
    var bar: IndexBarView? { find(stage.window) }
    private func find(_ view: UIView) -> IndexBarView? {
        view as? IndexBarView ?? view.subviews.lazy.compactMap(find).first
    }
    /// The middle of a letter's band, on the strip.
    func point(of letter: String) -> CGPoint {
        guard let bar,
            let entry = (0..<bar.content.count).first(where: { bar.content.title(at: $0) == letter })
        else { return CGPoint(x: -1, y: -1) }
        let strip = bar.subviews[0].frame
        let y = CGFloat(bar.driver.layout.band(of: entry)?.center ?? -1)
        return bar.convert(CGPoint(x: strip.midX, y: y), to: nil)
    }
    var lit: String? { bar?.highlightedEntry.map { bar?.content.title(at: $0) ?? "" } }
    var isTracking: Bool { bar?.driver.isTracking ?? false }
    var value: String? { bar?.accessibilityValue }
}
