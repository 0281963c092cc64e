#if ICU && canImport(CICU)
    import CICU  // Links the library; there is nothing in it to call.
    import CICUCollator
#endif

/// Which collators there are.
enum Collators {
    /// The best one for a locale: ICU's where it was built in, else Foundation's.
    static func best(for locale: LocaleName) -> any IndexBarCollator {
        #if ICU && canImport(CICU)
            if let collator = ICUCollator(locale) { return collator }
        #endif
        return FoundationCollator(locale)
    }

    /// The version of the system's ICU, if it was built in.
    static var icuVersion: String? {
        #if ICU && canImport(CICU)
            return cicu_version().map { String(cString: $0) }
        #else
            return nil
        #endif
    }
}
