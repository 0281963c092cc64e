/// Chinese surnames that are read otherwise than the same character elsewhere: 曾 is zēng, not céng.
///
/// For comparing only, such a name's beginning is replaced by a character that sorts as the surname is read.
struct SurnameReadings: Sendable {
    private struct Reading: Sendable {
        let beginning: [UInt8]
        let standIn: [UInt8]
    }

    /// The longest beginning first.
    private let readings: [UInt32: [Reading]]

    /// The table, where the locale sorts Chinese by reading; else nil.
    init?(for locale: LocaleName) {
        let isChinese = ["zh", "yue"].contains(locale.base.utf8Split("_").first ?? "")
        let titles = IndexAlphabet(locale).labels
        guard isChinese, titles.first == "A" || titles.first == "ㄅ" else { return nil }
        readings = Self.byFirst
    }

    private static let byFirst: [UInt32: [Reading]] = {
        var readings: [UInt32: [Reading]] = [:]
        for line in Self.table.description.utf8Split("\n") {
            let words = line.utf8Split(" ")
            guard words.count >= 3, let first = words[0].unicodeScalars.first else { continue }
            readings[first.value, default: []].append(
                Reading(beginning: Array(words[0].utf8), standIn: Array(words[1].utf8)))
        }
        return readings.mapValues { $0.sorted { $0.beginning.count > $1.beginning.count } }
    }()

    /// Calls back with the name as it is read.
    @inline(__always)
    func withRead<Result>(
        _ name: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        guard name.count >= 3, name[0] >= 0xE4, name[0] <= 0xE9 else { return body(name) }
        return replaced(name).map { $0.withUnsafeBufferPointer(body) } ?? body(name)
    }

    private func replaced(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        let readings = readings[UTF8Bytes.scalar(in: name, at: 0).value] ?? []
        guard let reading = readings.first(where: { name.starts(with: $0.beginning) }) else { return nil }
        return reading.standIn + name.dropFirst(reading.beginning.count)
    }
}
