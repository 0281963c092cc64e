#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// The strip of short titles beside a long list. A finger, a pointer, a key or a screen reader moves along it,
    /// and the list jumps to the matching section.
    ///
    ///     let bar = IndexBarView(frame: frame, titles: ["A", "B", "C"])
    ///     bar.onSelect = { [weak list] in list?.scroll(toSection: $0.section) }
    ///
    /// Each selection sends `.valueChanged` and `.primaryActionTriggered`, and calls `onSelect` and the delegate. A
    /// selection comes at touch-down, then once per change. The phases of a drag send `UIControl`'s own touch events.
    ///
    /// Without a list, the app sets the bar's frame; the bar has an intrinsic thickness. It takes touches within
    /// `style.hitThickness`, measured from the edge of its window inward, and none while it is hidden, empty or
    /// without space. Call `listScrolled(firstVisibleRow:fraction:byUser:)` to tell it what the list shows.
    ///
    /// The driver holds all geometry and makes every decision. The bar measures, forwards input, paints the scene and
    /// carries out commands. Use it on the main actor only.
    #if canImport(ObjectiveC)
        @objc(IndexBarView)
    #endif
    open class IndexBarView: UIControl {
        /// Makes every decision and holds the scene.
        package var driver = IndexBarDriver()
        /// The texts that belong to the driver's numbers.
        var texts = IndexBarTexts(words: IndexBarWords(languages: Bundle.main.preferredLocalizations)) {
            $0.decomposedStringWithCompatibilityMapping
        }
        var storedStyle = Style()
        /// The view that draws the titles.
        let strip = StripView()
        let bubble = PreviewView()
        /// The glass of a floating bar, if it has one.
        var backdrop: UIVisualEffectView?
        let largeContent = LargeContentItem()
        /// The measured titles; nil if they must be measured again.
        var titleMeasure: TitleMeasure?
        /// The scene that was painted last, and whether a drag was under way then.
        var painted: (scene: IndexBarScene, isTracking: Bool)?
        /// The origin of the driver's coordinates in the last layout.
        var origin = CGPoint.zero
        /// The last event of the tracked touch.
        var lastTouch: IndexBarPointer?
        /// Whether another recogniser took the last touch during its drag, as the large content viewer may.
        var isDragTaken = false
        var drawnThickness = 0.0
        /// Replaces the measured sizes of titles and preview in tests.
        var fixedSizes: FixedSizes?
        var hideTimer: Timer?
        /// Ends a user scroll that the app reported.
        var scrollEnd: Timer?
        #if !os(visionOS)
            var haptics: UISelectionFeedbackGenerator?
        #endif
        /// The connection to a list.
        var attachment: Attachment?
        /// The content set by the app; nil if it is read from a list.
        var givenContent: IndexBarContent?
        var storedReservation: Reservation?
        /// Another toolkit that shows the bar; nil in UIKit.
        package var host: IndexBarHost? { didSet { hostDidChange(from: oldValue) } }

        /// Receives selections. Held weakly.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public weak var delegate: (any IndexBarViewDelegate)?
        /// Called for each selection, with the section and row that the list must scroll to. Default: none.
        public var onSelect: ((IndexBarSelection) -> Void)?
        /// Called when a drag begins, ends or is cancelled, before the selection of the same event. Default: none.
        public var onTracking: ((IndexBarEffects.Tracking) -> Void)?
        /// The last selection, with its section and row; nil before the first.
        public internal(set) var lastSelection: IndexBarSelection?
        /// Called when a cancelled drag must bring the list back (`style.restoresOnCancel`), with the row that was at
        /// the top and the part of it above the top, 0...1. Default: none.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var onRestore: ((_ row: Int, _ fraction: Double) -> Void)?
        /// Called when `reservedThickness` has changed, with the new value.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var onReservationChange: ((CGFloat) -> Void)?
        /// Returns the preview's text for an entry. Default: nil; without a closure, or if it returns nil, the title.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var previewTitle: ((Int) -> String?)?
        /// Returns an image to draw instead of an entry's title, at most as large as a line of text. Default: nil;
        /// without a closure, or if it returns nil, the entry's symbol or title. Typing and screen readers use the
        /// title.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var entryImage: ((Int) -> UIImage?)? { didSet { traitsDidChange() } }
        /// Animates the bar's appearing (true) or disappearing. Call the closure passed in once, inside your
        /// animation. Not called if the user reduces motion. Default: nil, a fade of 0.2 seconds.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var animateVisibility: ((_ appears: Bool, _ change: @escaping () -> Void) -> Void)?
        /// The insets taken from the bar at its sides. Default: nil, the safe area.
        public var insets: UIEdgeInsets? { didSet { if insets != oldValue { setNeedsLayout() } } }
        /// Returns the title of a section of the attached list; nil if the section has no entry. Setting it reads the
        /// titles and replaces those from the list or the app. Default: none.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var sectionTitle: ((Int) -> String?)? { didSet { titlesAreAnothers() } }
        /// Returns the title of a row of the attached list, which must be sorted by it and needs no sections: each
        /// run of equal titles is an entry. Nil means that the row belongs to no entry. Setting it reads the titles
        /// and replaces those from `sectionTitle`. They are read again when the number of rows changes, unless
        /// `rowsInserted(_:inSection:)` or `rowsRemoved(_:inSection:)` reports the change. Default: none.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var rowTitle: ((IndexPath) -> String?)? { didSet { titlesAreAnothers() } }
        /// Whether a list that contains the bar, because it is its controller's view, delivers touches at once: the
        /// bar then switches `delaysContentTouches` off while it is attached. Otherwise a drag on the bar begins
        /// after the system's delay. It does not affect a list beside its bar. Default: yes.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var hurriesTouches = true {
            didSet { if hurriesTouches != oldValue { attachment?.touchDelayDidChange() } }
        }
        /// The search bar of an attached list. While it contains text, the bar is hidden and takes no space. Held
        /// weakly.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public weak var searchBar: UISearchBar? { didSet { setNeedsLayout() } }

        // MARK: Creation

        /// Creates a bar without titles.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        /// Creates a bar.
        ///
        /// - Parameters:
        ///   - frame: the frame in the superview's coordinates; may be empty until layout.
        ///   - titles: the titles. Equal titles are separate entries.
        #if canImport(ObjectiveC)
            @objc(initWithFrame:titles:)
        #endif
        public convenience init(frame: CGRect, titles: [String]) {
            self.init(frame: frame)
            self.titles = titles
        }

        /// Creates a bar from a nib or a storyboard.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        // MARK: UIView

        open override func layoutSubviews() {
            super.layoutSubviews()
            measure()
            attachment?.pass()
            if attachment == nil { carryOut(driver.frame()) }
            paintScene()
        }

        open override var intrinsicContentSize: CGSize { naturalSize }

        open override func sizeThatFits(_ size: CGSize) -> CGSize {
            let natural = naturalSize
            return axis == .vertical
                ? CGSize(width: natural.width, height: size.height)
                : CGSize(width: size.width, height: natural.height)
        }

        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            driver.hitArea?.contains(x: point.x - origin.x, y: point.y - origin.y) ?? false
        }

        #if !canImport(ObjectiveC)
            open override func takeAppearance(from proxy: UIView) {
                super.takeAppearance(from: proxy)
                if let proxy = proxy as? IndexBarView, style == Style() { style = proxy.style }
            }
        #endif

        open override func tintColorDidChange() {
            super.tintColorDidChange()
            strip.setNeedsDisplay()
        }

        open override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            setNeedsLayout()
        }

        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
        }

        @available(iOS, deprecated: 17.0)
        @available(visionOS, deprecated: 1.0)
        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if #unavailable(iOS 17.0) { traitsDidChange() }
        }

        open override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { loseTouch() }
        }

        open override func removeFromSuperview() {
            super.removeFromSuperview()
            if attachment?.isMoving == false { detach() }
        }

        open override var isHidden: Bool {
            didSet {
                guard isHidden != oldValue else { return }
                measure()
                setNeedsLayout()
            }
        }

        open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            allows(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
        }

        // MARK: UIControl

        open override var isEnabled: Bool {
            didSet {
                guard isEnabled != oldValue else { return }
                measure()
                setNeedsLayout()
            }
        }

        open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            super.beginTracking(touch, with: event) && begin(touch)
        }

        open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            super.continueTracking(touch, with: event) && move(touch)
        }

        open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            super.endTracking(touch, with: event)
            end(touch)
        }

        open override func cancelTracking(with event: UIEvent?) {
            super.cancelTracking(with: event)
            loseTouch()
        }

        // MARK: Keys and focus

        open override var canBecomeFocused: Bool { isEnabled && isReachable }
        open override var canBecomeFirstResponder: Bool { isEnabled && isReachable }

        open override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            carryOut(driver.focus(isVisible: context.nextFocusedView === self))
        }

        /// While the bar has the focus, its keys precede those of the focus system and the list.
        open override var keyCommands: [UIKeyCommand]? {
            isFocused ? (super.keyCommands ?? []) + focusCommands : super.keyCommands
        }

        #if canImport(ObjectiveC)
            @objc func takeKeyCommand(_ command: UIKeyCommand) { take(command) }
        #else
            open override func perform(_ selector: Selector, with object: Any?) {
                guard selector == Self.keyAction, let command = object as? UIKeyCommand else {
                    return super.perform(selector, with: object)
                }
                take(command)
            }
        #endif

        open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let rest = presses.filter { !take($0) }
            if !rest.isEmpty { super.pressesBegan(rest, with: event) }
        }

        // MARK: Accessibility

        open override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? texts.label }
            set { super.accessibilityLabel = newValue }
        }
        open override var accessibilityValue: String? {
            get { super.accessibilityValue ?? texts.value(of: driver) }
            set { super.accessibilityValue = newValue }
        }
        open override var accessibilityTraits: UIAccessibilityTraits {
            get { traits(adding: super.accessibilityTraits) }
            set { super.accessibilityTraits = newValue }
        }
        open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get { namedActions(after: super.accessibilityCustomActions) }
            set { super.accessibilityCustomActions = newValue }
        }
        open override func accessibilityIncrement() { carryOut(driver.accessible(.increment)) }
        open override func accessibilityDecrement() { carryOut(driver.accessible(.decrement)) }
        open override func accessibilityActivate() -> Bool { carryOut(driver.accessible(.activate)) }
        open override func accessibilityPerformEscape() -> Bool { escape() }
    }
#endif
