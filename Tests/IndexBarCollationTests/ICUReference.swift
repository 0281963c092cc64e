import CICUReference

@testable import IndexBarCollation

/// ICU's own index of some languages, to compare with; nil where the package is built without ICU.
final class ICUReference {
    private let index: OpaquePointer

    convenience init?(_ locale: String) { self.init([locale]) }

    init?(_ locales: [String]) {
        guard let index = cicu_index_open(locales.joined(separator: " ")) else { return nil }
        self.index = index
    }

    deinit { cicu_index_close(index) }

    var labels: [String] {
        (0..<cicu_index_count(index)).map { bucket in
            var bytes = [CChar](repeating: 0, count: 64)
            let length = cicu_index_label(index, bucket, &bytes, 64)
            return String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    func bucket(of name: String) -> Int {
        let bytes = Array(name.utf8)
        return Int(cicu_index_bucket(index, bytes, bytes.count))
    }

    /// The bucket of what counts of a name. A number sign at the front goes before the first letter everywhere,
    /// and so do CLDR's own marks.
    func bucket(ofCounted name: String, _ start: NameStart) -> Int {
        let counted = name.counted(start)
        let first = counted.unicodeScalars.first?.value ?? 0
        return [0x23, 0xFF03, 0xFE5F, 0xFDD0, 0xFDD1].contains(first) ? 0 : bucket(of: counted)
    }

    /// ICU's own sort key, without its final 0.
    func key(_ name: String) -> [UInt8] {
        let bytes = Array(name.utf8)
        return Array(unsafeUninitializedCapacity: max(16_384, bytes.count * 16)) { room, count in
            let length = cicu_index_key(index, bytes, bytes.count, room.baseAddress, Int32(room.count))
            count = max(0, Int(length) - 1)
        }
    }

    func compare(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        return Int(cicu_index_compare(index, left, left.count, right, right.count))
    }
}
