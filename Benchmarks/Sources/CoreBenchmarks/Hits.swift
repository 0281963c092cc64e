import IndexBarCore
import BenchmarkKit

/// Hit tests at offsets in no order.
func measureHits(_ report: inout Report) {
    report.heading("Hit tests at offsets in no order, on a bar of 600 points")
    var random = Random(seed: 1)
    let places = random.offsets(4096)
    for kind in Kind.allCases {
        for count in kind.hitCounts {
            let layout = IndexBarLayout(content: kind.content(count), style: kind.style, metrics: metrics)
            let offsets = places.map { $0.onBlock(of: layout) }
            let key = "hit.\(kind).\(count)"
            report.measure(key, "hit test, \(kind), \(grouped(count)) entries", operations: offsets.count) {
                var sum = 0
                for offset in offsets { sum &+= layout.entry(at: offset) ?? -1 }
                return sum
            }
        }
        report.compare(
            "hit.\(kind).ratio", "hit test, \(kind), 1,000,000 : 27 entries",
            "hit.\(kind).1000000", to: "hit.\(kind).27")
    }
}

extension Double {
    /// An offset on the bar, moved so that all are on the block of slots or a little beyond it.
    fileprivate func onBlock(of layout: IndexBarLayout) -> Double {
        guard let first = layout.slots.first?.band.start, let last = layout.slots.last?.band.end else {
            return self
        }
        return first + self / metrics.height * (last - first)
    }
}

/// A number with its thousands apart.
func grouped(_ number: Int) -> String {
    var digits = String(number)
    var end = digits.count - 3
    while end > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
        end -= 3
    }
    return digits
}
