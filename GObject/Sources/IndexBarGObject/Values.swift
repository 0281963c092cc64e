import CIndexBar

/// The data of a callback, which is let go when the callback goes.
@MainActor
final class CallbackData {
    let pointer: gpointer?
    private let destroy: GDestroyNotify?

    init(_ pointer: gpointer?, _ destroy: GDestroyNotify?) {
        (self.pointer, self.destroy) = (pointer, destroy)
    }

    isolated deinit { destroy?(pointer) }
}

/// A text that the caller of a C function owns.
func text(_ make: () -> UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = make() else { return nil }
    defer { g_free(text) }
    return String(cString: text)
}

typealias CStrings = UnsafePointer<UnsafePointer<CChar>?>

/// The texts of an array that ends with a null; nil where there is no array.
func strings(_ array: CStrings?) -> [String]? {
    guard let array else { return nil }
    var strings: [String] = []
    while let string = array[strings.count] { strings.append(String(cString: string)) }
    return strings
}

/// The same, where an empty text stands for none.
func texts(_ array: CStrings?) -> [String?]? {
    strings(array)?.map { $0.isEmpty ? nil : $0 }
}

/// The numbers of an array; nil where there is no array.
func numbers<Number>(_ array: UnsafePointer<Number>?, _ count: gsize) -> [Number]? {
    array.map { Array(UnsafeBufferPointer(start: $0, count: Int(count))) }
}
