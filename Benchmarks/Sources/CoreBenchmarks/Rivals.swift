import BenchmarkKit
import Foundation
import IndexBarCore

/// Other ways to find the entry under a finger, in the same run and at the same offsets.
func measureRivals(_ report: inout Report) {
    report.heading("Other ways to find the entry under a finger, at the same offsets")
    var random = Random(seed: 1)
    let offsets = random.offsets(4096)
    for count in [27, 300, 10_000] {
        let titles = count == letters.count ? letters : (1...count).map(String.init)
        if count == letters.count { measureObjects(&report, titles, offsets) }
        measureScan(&report, titles, offsets)
        measureBands(&report, count, offsets)
        report.measure(
            "rival.linear.\(count)", "linear mapping, \(grouped(count)) entries", operations: offsets.count
        ) {
            var sum = 0
            for offset in offsets {
                sum &+= max(0, min(Int((offset - 2) / 596 * Double(count)), count - 1))
            }
            return sum
        }
    }
    report.compare(
        "rival.objects.hit", "how many hit tests in one scan of objects, 27 titles",
        "rival.objects.27", to: "hit.uniform.27")
    report.compare(
        "rival.values.hit", "how many hit tests in one scan of Swift values, 27 titles",
        "rival.values.27", to: "hit.uniform.27")
    report.compare(
        "rival.objects.event", "how many whole events in one scan of objects, 27 titles",
        "rival.objects.27", to: "event.move.uniform.27")
    report.compare(
        "rival.values.event", "how many whole events in one scan of Swift values, 27 titles",
        "rival.values.27", to: "event.move.uniform.27")
}

/// The ancestors' way, with objects as they have them: a label for each title; the one whose frame holds the point,
/// then its text's place in the array of titles.
private func measureObjects(_ report: inout Report, _ titles: [String], _ offsets: [Double]) {
    let length = 596 / Double(titles.count)
    let labels = titles.enumerated().map { place, title in
        TextLabel(
            text: NSString(string: title),
            frame: CGRect(x: 0, y: 2 + Double(place) * length, width: 15, height: length))
    }
    let texts = NSArray(array: titles.map { NSString(string: $0) })
    report.measure(
        "rival.objects.\(titles.count)",
        "scan of labels, look-up of text: objects, \(grouped(titles.count)) titles", operations: offsets.count
    ) {
        var sum = 0
        for offset in offsets {
            let point = CGPoint(x: 7, y: offset)
            guard let label = labels.first(where: { $0.frame.contains(point) }) else { continue }
            sum &+= texts.index(of: label.text)
        }
        return sum
    }
}

private final class TextLabel: NSObject {
    let text: NSString
    let frame: CGRect

    init(text: NSString, frame: CGRect) {
        self.text = text
        self.frame = frame
    }
}

/// The same scan in its fastest form, on Swift's own values.
private func measureScan(_ report: inout Report, _ titles: [String], _ offsets: [Double]) {
    let length = 596 / Double(titles.count)
    let labels = titles.enumerated().map { place, title in
        Label(text: title, x: 0, y: 2 + Double(place) * length, width: 15, height: length)
    }
    report.measure(
        "rival.values.\(titles.count)",
        "scan of labels, look-up of text: values, \(grouped(titles.count)) titles", operations: offsets.count
    ) {
        var sum = 0
        for offset in offsets {
            guard let label = labels.first(where: { $0.contains(x: 7, y: offset) }) else { continue }
            sum &+= titles.firstIndex(of: label.text) ?? -1
        }
        return sum
    }
}

/// A view with a text, as far as a hit test asks for it.
private final class Label {
    let text: String
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(text: String, x: Double, y: Double, width: Double, height: Double) {
        self.text = text
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    func contains(x: Double, y: Double) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }
}

/// A sorted array of the bands' starts, searched by halves.
private func measureBands(_ report: inout Report, _ count: Int, _ offsets: [Double]) {
    let layout = IndexBarLayout(
        content: IndexBarContent(count: count), style: IndexBarStyle(), metrics: metrics)
    let starts = (0..<count).map { layout.band(of: $0)!.start }
    report.measure(
        "rival.bands.\(count)", "sorted bands, binary search, \(grouped(count)) entries",
        operations: offsets.count
    ) {
        var sum = 0
        for offset in offsets {
            var low = 0
            var high = starts.count
            while high - low > 1 {
                let middle = low + (high - low) / 2
                if starts[middle] <= offset { low = middle } else { high = middle }
            }
            sum &+= low
        }
        return sum
    }
}
