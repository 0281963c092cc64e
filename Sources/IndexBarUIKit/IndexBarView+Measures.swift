#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Updates the driver's measures: at every layout and touch-down, and when a setting changes, but never
        /// during a move.
        func measure() {
            let measures = currentMeasures
            carryOut(driver.update { $0 = measures })
            thicknessMayHaveChanged()
        }

        /// Measures the titles again and applies a related change before any observer is told.
        func measureTitlesAnew(_ change: (IndexBarView) -> IndexBarCommands) {
            titleMeasure = nil
            let measures = currentMeasures
            let first = driver.update { $0 = measures }
            let second = change(self)
            reachabilityMayHaveChanged()
            carryOut(first)
            carryOut(second)
            thicknessMayHaveChanged()
        }

        private func thicknessMayHaveChanged() {
            let drawn = driver.thickness.drawn
            guard drawn != drawnThickness else { return }
            drawnThickness = drawn
            invalidateIntrinsicContentSize()
        }

        private var currentMeasures: IndexBarMeasured {
            origin = bounds.origin
            let titles = measuredTitles
            var measures = IndexBarMeasured()
            (measures.width, measures.height) = (Double(bounds.width), Double(bounds.height))
            measures.insets = IndexBarInsets(insets ?? attachment?.insets ?? safeAreaInsets)
            measures.margins = IndexBarInsets(physicalMargins)
            measures.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            measures.along = titles.along
            measures.across = titles.across
            measures.boundary = boundary
            measures.isAttached = attachment != nil || host?.room != nil
            measures.ownsHit = host != nil
            measures.isEnabled = isEnabled
            measures.isPutAway =
                isHidden || searchBar?.text?.isEmpty == false || attachment?.isPutAway == true
            measures.reducesMotion = UIAccessibility.isReduceMotionEnabled
            return measures
        }

        /// The measured titles, computed once for each content, style and set of traits.
        private var measuredTitles: TitleMeasure {
            if let titleMeasure { return titleMeasure }
            let new = TitleMeasure(
                texts: texts, style: storedStyle, traits: traitCollection,
                hasImage: { [entryImage] in entryImage?($0) != nil }, fixed: fixedSizes)
            titleMeasure = new
            return new
        }

        /// The boundary for preview and hit area: the list's visible part, or the window's safe area.
        private var boundary: IndexBarRectangle? {
            if let host {
                return host.room.map { IndexBarRectangle($0.offsetBy(dx: -origin.x, dy: -origin.y)) }
            }
            guard let window else { return nil }
            let box =
                attachment?.visiblePart
                ?? convert(window.bounds.inset(by: window.safeAreaInsets), from: window)
            return IndexBarRectangle(box.offsetBy(dx: -origin.x, dy: -origin.y))
        }

        /// The style's margins by side.
        private var physicalMargins: UIEdgeInsets {
            let margins = storedStyle.margins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: margins.top.asLength, left: (isMirrored ? margins.trailing : margins.leading).asLength,
                bottom: margins.bottom.asLength,
                right: (isMirrored ? margins.leading : margins.trailing).asLength)
        }

        /// The thickness across the bar, including margins. The length has no intrinsic value.
        var naturalSize: CGSize {
            if titleMeasure == nil { measure() }
            let margins = physicalMargins
            let thickness = CGFloat(driver.thickness.drawn)
            let none = UIView.noIntrinsicMetric
            return axis == .vertical
                ? CGSize(width: thickness + margins.left + margins.right, height: none)
                : CGSize(width: none, height: thickness + margins.top + margins.bottom)
        }

        // MARK: Traits

        /// The set-up shared by all initialisers.
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
            measureTitlesAnew { $0.driver.update(style: $0.storedStyle.rules) }
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

        /// Only invalidates; the next layout reads the traits.
        func traitsDidChange() {
            titleMeasure = nil
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            strip.setNeedsDisplay()
        }
    }

    extension CGFloat {
        /// The value as a length: 0 if it is negative, infinite or NaN.
        var asLength: CGFloat { isFinite && self > 0 ? self : 0 }
    }

    extension IndexBarInsets {
        init(_ insets: UIEdgeInsets) {
            self.init(
                top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
                right: Double(insets.right))
        }
    }

    extension IndexBarRectangle {
        init(_ box: CGRect) {
            self.init(
                x: Double(box.minX), y: Double(box.minY), width: Double(box.width), height: Double(box.height)
            )
        }
    }

    extension CGRect {
        init(_ rectangle: IndexBarRectangle) {
            self.init(
                x: CGFloat(rectangle.x), y: CGFloat(rectangle.y), width: CGFloat(rectangle.width),
                height: CGFloat(rectangle.height))
        }
    }
#endif
