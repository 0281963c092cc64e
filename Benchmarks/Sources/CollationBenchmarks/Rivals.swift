import BenchmarkKit
import CICURivals

/// ICU by itself, from Swift.
enum Rivals {
    typealias Sort = (
        UnsafePointer<CChar>?, UnsafePointer<UInt16>?, UnsafePointer<UInt32>?, UInt32,
        UnsafeMutablePointer<UInt32>?
    ) -> Int32

    /// The order of strings: they are put into UTF-16 first, as ICU wants them.
    @discardableResult
    static func sort(_ names: [String], _ locale: String, _ sort: Sort) -> [UInt32] {
        let units = Names.units(names)
        var order = [UInt32](repeating: 0, count: names.count)
        _ = sort(locale, units.text, units.offsets, UInt32(names.count), &order)
        return order
    }

    /// The place of each name in ICU's order of what counts of it, equals by code points.
    static func places(_ names: [String], _ locale: String) -> [Int] {
        let byCodePoints = names.indices.sorted { left, right in
            names[left] == names[right]
                ? left < right : names[left].utf8.lexicographicallyPrecedes(names[right].utf8)
        }
        // A stable sort of what is in the order of code points already.
        let counted = byCodePoints.map { place in
            String(
                names[place].drop {
                    $0.isWhitespace || $0 == "(" || $0 == "-" || $0 == "'" || $0 == "’" || $0 == "ʿ"
                })
        }
        var places = [Int](repeating: 0, count: names.count)
        for (rank, place) in sort(counted, locale, rival_sort_by_comparing).enumerated() {
            places[byCodePoints[Int(place)]] = rank
        }
        return places
    }
}
