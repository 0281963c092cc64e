/// Ends the run: the code under test used something that exists in SwiftUI and that the double does not
/// model.
///
/// A double that answered with a guess would be kinder than SwiftUI.
func unmodelled(_ symbol: String) -> Never { fatalError("SwiftUIDouble does not model \(symbol)") }
/// The same where a view is wanted.
func unmodelledView(_ symbol: String) -> EmptyView { unmodelled(symbol) }

/// Ends the run if a declaration is used on a system that does not have it: what the compiler sees on a Mac.
func since(_ release: Int, _ symbol: String = #function) {
    if StagePolicy.release < release { fatalError("\(symbol) is only available in iOS \(release) or newer") }
}
