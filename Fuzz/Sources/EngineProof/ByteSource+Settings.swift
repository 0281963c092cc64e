import IndexBarCore

extension ByteSource {
    /// The style with one thing changed, or all of it made anew.
    mutating func style(from old: IndexBarStyle) -> IndexBarStyle {
        var style = old
        if byte() < 64 { style = IndexBarStyle() }
        for _ in 0...below(4) { change(&style) }
        return style
    }

    private mutating func change(_ style: inout IndexBarStyle) {
        switch below(16) {
        case 0: style.axis = one(of: IndexBarStyle.Axis.allCases)
        case 1, 2: style.distribution = one(of: IndexBarStyle.Distribution.allCases)
        case 3: style.gaps = one(of: IndexBarStyle.Gaps.allCases)
        case 4: style.endPadding = length()
        case 5: style.hysteresis = flag() ? Double(below(8)) / 2 : length()
        case 6: style.activation = activation()
        case 7: style.selects = one(of: IndexBarStyle.Selects.allCases)
        case 8: style.emptySections = one(of: IndexBarStyle.EmptySections.allCases)
        case 9: style.restoresOnCancel.toggle()
        case 10: style.minimumRows = whole()
        case 11, 12: style.fineScrub.toggle()
        case 13: style.autoHide = one(of: IndexBarStyle.AutoHide.allCases)
        case 14: style.revealsOnEdgeTouch.toggle()
        default:
            style.maximumThickness = flag() ? nil : length()
            style.hitThickness = flag() ? nil : length()
            style.floats = flag()
        }
    }

    private mutating func activation() -> IndexBarStyle.Activation {
        switch below(4) {
        case 0: .drag(minimum: length())
        case 1: .delay(seconds: flag() ? Double(below(4)) / 2 : strange())
        default: .touchDown
        }
    }

    mutating func metrics() -> IndexBarMetrics {
        let isPlain = byte() < 160
        return IndexBarMetrics(
            width: isPlain ? 15 : length(), height: isPlain ? Double(byte() * 3) : length(),
            insets: flag()
                ? IndexBarInsets()
                : IndexBarInsets(top: length(), left: length(), bottom: length(), right: length()),
            isRightToLeft: flag(), pitch: isPlain ? 14 : length(), titleThickness: length())
    }
}
