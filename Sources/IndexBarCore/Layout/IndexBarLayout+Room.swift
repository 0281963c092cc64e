#if canImport(Glibc)
    import Glibc
#endif

extension IndexBarLayout {
    /// The stretch of the main axis that slots may use, and the direction along it.
    struct Room {
        let axis: IndexBarAxis
        let isMirrored: Bool
        let extent: Double
        /// Logical, from where reading begins.
        let start: Double
        let end: Double

        var length: Double { max(0, end - start) }

        init(style: IndexBarStyle, metrics: IndexBarMetrics) {
            let width = metrics.width.asSize
            let height = metrics.height.asSize
            let insets = metrics.insets
            axis = IndexBarAxis(style: style, width: width, height: height)
            isMirrored = axis == .horizontal && metrics.isRightToLeft
            extent = axis == .vertical ? height : width
            var near = axis == .vertical ? insets.top : insets.left
            var far = axis == .vertical ? insets.bottom : insets.right
            if isMirrored { swap(&near, &far) }
            start = near.asSize + style.endPadding.asSize
            end = extent - far.asSize - style.endPadding.asSize
        }

        /// How many slots of the pitch fit, at most one for each entry, with a tolerance of 1e-6 pitch.
        func capacity(pitch: Double, entries: Int) -> Int {
            guard pitch > 0 else { return 0 }
            let slots = (length / pitch + 1e-6).rounded(.down)
            return slots >= Double(entries) ? entries : Int(slots)
        }
    }
}
