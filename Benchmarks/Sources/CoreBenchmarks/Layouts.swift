import IndexBarCore
import BenchmarkKit

/// Layouts of bars of 600 points.
func measureLayouts(_ report: inout Report) {
    report.heading("Layout of a bar of 600 points")
    for kind in Kind.allCases {
        for count in kind.layoutCounts {
            let content = kind.content(count)
            let style = kind.style
            let heights = (0..<64).map { 600 + Double($0) / 16 }
            report.measure(
                "layout.\(kind).\(count)", "layout, \(kind), \(grouped(count)) entries",
                operations: heights.count
            ) {
                var sum = 0
                for height in heights {
                    let metrics = IndexBarMetrics(width: 15, height: height)
                    sum &+= IndexBarLayout(content: content, style: style, metrics: metrics).slotCount
                }
                return sum
            }
        }
        report.compare(
            "layout.\(kind).ratio", "layout, \(kind), 1,000,000 : 1,000 entries",
            "layout.\(kind).1000000", to: "layout.\(kind).1000")
    }
}
