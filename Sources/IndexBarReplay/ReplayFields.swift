import Foundation

/// The keys and values of a line, read with their types; a value of a wrong type refuses the line.
struct ReplayFields {
    private let values: [String: Any]

    /// Reads one JSON object.
    init(line: Data) throws(ReplayError) {
        guard let object = Self.object(line), let values = object as? [String: Any] else {
            throw ReplayError("the line is not a JSON object")
        }
        self.values = values
    }

    private init(_ values: [String: Any]) { self.values = values }

    func has(_ key: String) -> Bool { values[key] != nil }

    // MARK: Numbers

    func number(_ key: String) throws(ReplayError) -> Double? {
        guard let value = values[key] else { return nil }
        guard let number = Self.number(value) else { throw wrongType(key, "a number") }
        return number
    }

    func isNull(_ key: String) -> Bool { values[key] is NSNull }

    /// A number, null, or nothing at all.
    func numberOrNull(_ key: String) throws(ReplayError) -> Double?? {
        isNull(key) ? .some(nil) : try number(key).map(Optional.some)
    }

    func neededNumber(_ key: String) throws(ReplayError) -> Double {
        guard let number = try number(key) else { throw ReplayError("'\(key)' is missing") }
        return number
    }

    /// One number or a list of numbers.
    func neededNumbers(_ key: String) throws(ReplayError) -> [Double] {
        guard let value = values[key] else { throw ReplayError("'\(key)' is missing") }
        if let number = Self.number(value) { return [number] }
        return try list(key, "a number or a list of numbers", Self.number) ?? []
    }

    func whole(_ key: String) throws(ReplayError) -> Int? {
        guard let value = values[key] else { return nil }
        guard let whole = Self.whole(value) else { throw wrongType(key, "a whole number") }
        return whole
    }

    func neededWhole(_ key: String) throws(ReplayError) -> Int {
        guard let whole = try whole(key) else { throw ReplayError("'\(key)' is missing") }
        return whole
    }

    func wholes(_ key: String) throws(ReplayError) -> [Int]? {
        try list(key, "a list of whole numbers", Self.whole)
    }

    func wholesOrNulls(_ key: String) throws(ReplayError) -> [Int?]? {
        try list(key, "a list of whole numbers or null") { value in
            value is NSNull ? .some(nil) : Self.whole(value).map(Optional.some)
        }
    }

    // MARK: Other types

    func flag(_ key: String) throws(ReplayError) -> Bool? {
        guard let value = values[key] else { return nil }
        guard Self.isFlag(value), let flag = value as? Bool else { throw wrongType(key, "true or false") }
        return flag
    }

    func text(_ key: String) throws(ReplayError) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value as? String else { throw wrongType(key, "a string") }
        return text
    }

    func texts(_ key: String) throws(ReplayError) -> [String]? {
        try list(key, "a list of strings") { $0 as? String }
    }

    /// A word out of a list of known ones.
    func word<Value>(_ key: String, _ known: KeyValuePairs<String, Value>) throws(ReplayError) -> Value? {
        guard let text = try text(key) else { return nil }
        if let found = known.first(where: { $0.key == text }) { return found.value }
        throw ReplayError("'\(key)' has the unknown word '\(text.prefix(40))'")
    }

    func fields(_ key: String) throws(ReplayError) -> ReplayFields? {
        guard let value = values[key] else { return nil }
        guard let values = value as? [String: Any] else { throw wrongType(key, "an object") }
        return ReplayFields(values)
    }

    private func list<Value>(
        _ key: String, _ wanted: String, _ read: (Any) -> Value?
    ) throws(ReplayError) -> [Value]? {
        guard let value = values[key] else { return nil }
        guard let items = value as? [Any] else { throw wrongType(key, wanted) }
        var list: [Value] = []
        list.reserveCapacity(items.count)
        for item in items {
            guard let read = read(item) else { throw wrongType(key, wanted) }
            list.append(read)
        }
        return list
    }

    private func wrongType(_ key: String, _ wanted: String) -> ReplayError {
        ReplayError("'\(key)' is not \(wanted)")
    }
}
