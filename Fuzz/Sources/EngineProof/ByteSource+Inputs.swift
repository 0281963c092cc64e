import IndexBarCore

/// A place along the bar, before it is known how long the bar is and where its bands are.
enum Place {
    /// A part of the bar, 0...1.
    case part(Double)
    /// At, just before or just after an edge of an entry's band.
    case edge(entry: Int, choice: Int)
    /// Anywhere, also beyond numbers.
    case offset(Double)
}

extension ByteSource {
    mutating func place() -> Place {
        switch byte() {
        case 0..<160: .part(Double(byte()) / 255)
        case 160..<232: .edge(entry: byte() * 257 + byte(), choice: byte())
        case 232..<248: .offset(Double(byte()) - 64)
        default: .offset(strange())
        }
    }

    /// Across the bar: near it, or as far as for a fine scrub.
    mutating func across() -> Double {
        let choice = byte()
        return choice < 192 ? 7 : choice < 248 ? Double(byte()) : strange()
    }

    mutating func phase() -> IndexBarTouch.Phase {
        switch byte() {
        case 0..<180: .moved
        case 180..<220: .began
        case 220..<244: .ended
        default: .cancelled
        }
    }

    mutating func time(_ clock: inout Double) -> Double {
        let choice = byte()
        if choice >= 250 { return strange() }
        clock += Double(choice) / 64
        return clock
    }

    /// An input that is no touch and no pointer's.
    mutating func otherInput(count: Int, at clock: inout Double) -> IndexBarInput {
        switch below(24) {
        case 0..<6: return .key(key(count), time: time(&clock))
        case 6: return .adjust(by: steps(count))
        case 7: return .wheel(by: steps(count))
        case 8: return .hoverEnded
        case 9: return .choose(entry: flag() ? byte() : whole())
        case 10: return .activate
        case 11: return .escape
        case 12, 13: return .hideDelayOver
        default:
            let row = flag() ? byte() : byte() < 200 ? byte() * byte() : whole()
            let fraction = flag() ? Double(byte()) / 256 : strange()
            return .scrolled(row: row, fraction: fraction, byUser: byte() < 160)
        }
    }

    /// Steps over millions of entries would only cost time.
    private mutating func steps(_ count: Int) -> Int { count > 100_000 ? below(16) - 8 : whole() }

    private mutating func key(_ count: Int) -> IndexBarKey {
        switch below(8) {
        case 0, 1: .next
        case 2: .previous
        case 3: .pageForward
        case 4: .pageBackward
        case 5: .first
        case 6: .last
        default: count > 1000 ? .next : .typed(below(4) == 0 ? nil : below(count + 3) - 1)
        }
    }
}
