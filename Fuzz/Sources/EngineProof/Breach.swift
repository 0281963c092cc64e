/// Something that must never be, and was.
package struct Breach: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

/// Ends with a breach unless a condition holds. The text is made only then.
@inline(__always)
func check(_ condition: Bool, _ text: @autoclosure () -> String) throws(Breach) {
    if !condition { throw Breach(text()) }
}
