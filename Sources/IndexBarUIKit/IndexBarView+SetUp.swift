#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// What every way of making a bar has in common.
        func setUp() {
            isMultipleTouchEnabled = false
            isOpaque = false
            clipsToBounds = false
            strip.bar = self
            addSubview(strip)
            addSubview(bubble)
            isAccessibilityElement = false
            focusGroupIdentifier = "indexbar-\(ObjectIdentifier(self).hashValue)"
            addInteraction(UIPointerInteraction(delegate: self))
            setUpLargeContentViewer()
            apply(engine.update(style: rules))
            if #available(iOS 17.0, *) { registerForTraits() }
        }

        @available(iOS 17.0, *)
        private func registerForTraits() {
            let traits: [UITrait] = [
                UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
                UITraitAccessibilityContrast.self, UITraitUserInterfaceStyle.self,
                UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
                UITraitDisplayScale.self,
            ]
            registerForTraitChanges(traits) { (bar: IndexBarView, _: UITraitCollection) in
                bar.traitsDidChange()
            }
        }

        /// Invalidates only: the traits are read when the bar is laid out.
        func traitsDidChange() {
            measure = nil
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            strip.setNeedsDisplay()
        }
    }
#endif
