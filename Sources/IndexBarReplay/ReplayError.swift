/// Why a line of a script was refused. Nothing of such a line is applied.
package struct ReplayError: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
