import Foundation

/// A place for each worker's result.
final class SharedParts<Part>: @unchecked Sendable {
    private let lock = NSLock()
    private var parts: [Part?]

    init(count: Int) {
        parts = Array(repeating: nil, count: count)
    }

    subscript(worker: Int) -> Part? {
        get { lock.withLock { parts[worker] } }
        set { lock.withLock { parts[worker] = newValue } }
    }
}
