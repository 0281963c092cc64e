#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// How the bar looks and behaves. Reads back as it was set; setting an equal style does nothing.
        public var style: Style {
            get { storedStyle }
            set {
                guard newValue != storedStyle else { return }
                storedStyle = newValue
                measure = nil
                let effects = engine.update(style: rules, metrics: currentMetrics)
                isAccessibilityElement = isReachable
                invalidateIntrinsicContentSize()
                setNeedsLayout()
                strip.setNeedsDisplay()
                apply(effects)
                reportThickness()
            }
        }

        /// The rules as the engine needs them: a bar that keeps to no list's edge stands alone (rule L10).
        var rules: IndexBarStyle {
            var rules = storedStyle.rules
            if attachment == nil { rules.floats = true }
            return rules
        }

        /// The bar has a list, or none any more.
        func standsAloneDidChange() {
            apply(engine.update(style: rules))
            reportThickness()
            setNeedsLayout()
        }
    }
#endif
