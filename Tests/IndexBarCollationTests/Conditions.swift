import Foundation

@testable import IndexBarCollation

/// Whether the package was built with ICU, and ICU is there.
let hasICU = Collators.icuVersion != nil

/// Whether the long comparisons run in full: `INDEXBAR_EXHAUSTIVE=1`.
let isExhaustive = ProcessInfo.processInfo.environment["INDEXBAR_EXHAUSTIVE"] == "1"
