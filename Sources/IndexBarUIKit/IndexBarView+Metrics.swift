#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Tells the engine what the bar measures now; done before every input too, since an input may come
        /// before the layout that is due.
        func refresh() {
            let metrics = currentMetrics
            guard metrics != engine.metrics else { return }
            let effects = engine.update(metrics: metrics)
            strip.setNeedsDisplay()
            apply(effects)
            reportThickness()
        }

        /// The measured titles, measured once for each content, style and set of traits.
        var titleMeasure: TitleMeasure {
            if let measure { return measure }
            let new = TitleMeasure(content: content, style: storedStyle, traits: traitCollection)
            measure = new
            return new
        }

        var currentMetrics: IndexBarMetrics {
            let outer = insets ?? attachment?.insets ?? safeAreaInsets
            let inner = physicalMargins
            var metrics = IndexBarMetrics(
                width: Double(bounds.width), height: Double(bounds.height),
                insets: IndexBarInsets(
                    top: Double(outer.top + inner.top), left: Double(outer.left + inner.left),
                    bottom: Double(outer.bottom + inner.bottom), right: Double(outer.right + inner.right)),
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            let axis = IndexBarLayout(content: IndexBarContent(), style: rules, metrics: metrics).axis
            metrics.pitch = Double(titleMeasure.pitch(along: axis))
            metrics.titleThickness = Double(titleMeasure.thickness(across: axis))
            return metrics
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

        /// What is drawn on: the bounds less the margins.
        var stripFrame: CGRect {
            let margins = physicalMargins
            return CGRect(
                x: bounds.minX + margins.left, y: bounds.minY + margins.top,
                width: max(0, bounds.width - margins.left - margins.right),
                height: max(0, bounds.height - margins.top - margins.bottom))
        }

        /// What takes a touch: the strip, across the bar as thick as the style says, or at least as it is
        /// drawn.
        var hitFrame: CGRect {
            let frame = stripFrame
            let isVertical = axis == .vertical
            let drawn = isVertical ? frame.width : frame.height
            let thickness = CGFloat(engine.thickness.hit)
            let hit = storedStyle.hitThickness == nil ? max(drawn, thickness) : thickness
            let more = (hit - drawn) / 2
            return CGRect(
                x: isVertical ? frame.minX - more : frame.minX,
                y: isVertical ? frame.minY : frame.minY - more,
                width: isVertical ? hit : frame.width, height: isVertical ? frame.height : hit)
        }

        /// Whether a touch in the hit area means anything: there is a slot, and the bar shows or may be
        /// revealed.
        var takesTouches: Bool {
            refresh()
            guard engine.layout.slotCount > 0, hasEnoughRows else { return false }
            return !engine.isHidden || storedStyle.autoHide == .untilTouched || storedStyle.revealsOnEdgeTouch
        }

        var hasEnoughRows: Bool { !isPutAway && content.rowCount >= storedStyle.minimumRows }

        /// Thickness across the bar, margins included; nothing is said about its length.
        var naturalSize: CGSize {
            refresh()
            let margins = physicalMargins
            let thickness = CGFloat(engine.thickness.drawn)
            let none = UIView.noIntrinsicMetric
            return axis == .vertical
                ? CGSize(width: thickness + margins.left + margins.right, height: none)
                : CGSize(width: none, height: thickness + margins.top + margins.bottom)
        }

        func fittingSize(_ size: CGSize) -> CGSize {
            let natural = naturalSize
            return axis == .vertical
                ? CGSize(width: natural.width, height: size.height)
                : CGSize(width: size.width, height: natural.height)
        }

        /// Says once that the thickness, or what rows should keep free, has changed.
        func reportThickness() {
            let reserved = isPutAway ? 0 : CGFloat(engine.reservedThickness)
            guard reserved != lastThickness else { return }
            lastThickness = reserved
            invalidateIntrinsicContentSize()
            onReservationChange?(reserved)
            attachment?.reserve()
        }
    }

    extension CGFloat {
        /// The value as a length: 0 where it is negative, infinite or no number.
        var asLength: CGFloat { isFinite && self > 0 ? self : 0 }
    }
#endif
