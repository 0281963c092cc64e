import IndexBarCore
import SwiftUI
import Testing

@testable import IndexBarSwiftUI

/// The mouse on the strip.
@MainActor final class Hand {
    let world: World
    let pointer: Pointer
    private var last = CGPoint.zero

    init(_ world: World) {
        self.world = world
        pointer = Pointer(world.stage)
    }

    var isTaken: Bool { pointer.isTaken }

    func down(_ letter: String) { down(at: world.point(of: letter)) }
    func down(at point: CGPoint) {
        last = point
        pointer.down(point)
        world.turn()
    }
    func move(_ letter: String, aside: CGFloat = 0) {
        let point = world.point(of: letter)
        move(to: CGPoint(x: point.x + aside, y: point.y))
    }
    func move(to point: CGPoint) {
        last = point
        pointer.move(point)
        world.turn()
    }
    func up() {
        pointer.up(last)
        world.turn()
    }
    /// The system takes the gesture away, without a word.
    func lose() {
        pointer.vanish()
        world.turn()
    }
}

extension World {
    /// What is drawn in the strip.
    var drawn: [Painted] {
        let isRight = stage.painted.last.map { $0.rect.midX > stage.bounds.midX } ?? true
        return stage.painted.filter {
            isRight ? $0.rect.minX >= stage.bounds.width - 60 : $0.rect.maxX <= 60
        }
    }
    func point(of letter: String) -> CGPoint {
        let texts = drawn.filter { $0.kind == .text && $0.name == letter }
        return texts.last.map { CGPoint(x: $0.rect.midX, y: $0.rect.midY) } ?? CGPoint(x: -1, y: -1)
    }
    /// The letter behind which the highlight is.
    var lit: String? {
        guard
            let mark = drawn.last(where: {
                $0.kind == .fill && $0.color == .accentColor && $0.rect.width > 10
            })
        else { return nil }
        return drawn.last { $0.kind == .text && abs($0.rect.midY - mark.rect.midY) < 1 }?.name
    }
    var isTracking: Bool { drawn.contains { $0.color == Color.gray.opacity(0.25) } }
    /// The strip's element.
    var element: StageElement? { stage.elements.first { $0.adjust != nil } }
    var value: String? { element?.value }
}
