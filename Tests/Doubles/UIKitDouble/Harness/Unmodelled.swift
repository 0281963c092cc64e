/// Ends the run: the code under test used something that exists in UIKit and that the double does not model.
///
/// A double that answered with a guess would be kinder than UIKit; see the page in `Documentation/OnAMac.md`.
func unmodelled(_ symbol: String) -> Never {
    fatalError("UIKitDouble does not model \(symbol)")
}

/// Ends the run as an Objective-C exception of UIKit's would.
func raise(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}
