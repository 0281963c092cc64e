#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// The strip of short titles beside a long list: a finger, a pointer, a key or a screen reader moves
    /// along it and the list jumps to the matching section.
    ///
    ///     let bar = IndexBarView(frame: frame, titles: ["A", "B", "C"])
    ///     bar.onSelect = { [weak list] in list?.scroll(toSection: $0.section) }
    ///
    /// `.valueChanged` and `.primaryActionTriggered` are sent with every selection, which comes at touch-down
    /// and then once per change; a drag's phases are `UIControl`'s own events. The delegate and `onSelect`
    /// hear of the same.
    ///
    /// On its own the bar has the frame that the app gives it, and its intrinsic thickness. It takes touches
    /// within `style.hitThickness` across, from the edge of its window inward, and none while it is hidden,
    /// empty or has no room. The list tells it what it shows with
    /// `listScrolled(firstVisibleRow:fraction:byUser:)`.
    ///
    /// All geometry and every decision are the driver's: the bar measures, forwards input, paints the scene and
    /// carries out what is answered. UIKit calls it on the main actor only.
    #if canImport(ObjectiveC)
        @objc(IndexBarView)
    #endif
    open class IndexBarView: UIControl {
        /// What decides, and knows all that is to be seen.
        package var driver = IndexBarDriver()
        /// The text beside the driver's numbers.
        var texts = IndexBarTexts(words: IndexBarWords(languages: Bundle.main.preferredLocalizations)) {
            $0.decomposedStringWithCompatibilityMapping
        }
        var storedStyle = Style()
        /// What draws the titles.
        let strip = StripView()
        let bubble = PreviewView()
        /// The glass of a floating bar, if it has one.
        var backdrop: UIVisualEffectView?
        let largeContent = LargeContentItem()
        /// Titles as they were measured last; nil: they are to be measured anew.
        var titleMeasure: TitleMeasure?
        /// The scene that was painted last, and whether a drag was on then.
        var painted: (scene: IndexBarScene, isTracking: Bool)?
        /// Where the coordinates of the driver begin, since the last layout.
        var origin = CGPoint.zero
        /// The last event of the touch that UIKit tracks for the bar.
        var lastTouch: IndexBarPointer?
        /// Whether somebody else took the last touch while it dragged, as the large content viewer may.
        var isDragTaken = false
        var drawnThickness = 0.0
        /// Sizes in place of those of the titles and the preview; tests set it.
        var fixedSizes: FixedSizes?
        var hideTimer: Timer?
        /// Ends a scroll by the user that the app told of.
        var scrollEnd: Timer?
        #if !os(visionOS)
            var haptics: UISelectionFeedbackGenerator?
        #endif
        /// What ties the bar to a list.
        var attachment: Attachment?
        /// The entries as the app has set them; nil: they are read from a list.
        var givenContent: IndexBarContent?
        var storedReservation: Reservation?
        /// Another toolkit that shows the bar; nil: UIKit does.
        package var host: IndexBarHost? { didSet { hostDidChange(from: oldValue) } }

        /// Hears of selections; held weakly.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public weak var delegate: (any IndexBarViewDelegate)?
        /// Called with every selection, with the section and row where the list is to go.
        public var onSelect: ((IndexBarSelection) -> Void)?
        /// Called when a drag begins, ends or is cancelled, before the selection that comes with it is told.
        public var onTracking: ((IndexBarEffects.Tracking) -> Void)?
        /// The last selection, with the section and the row where the list is to go; nil before the first.
        public internal(set) var lastSelection: IndexBarSelection?
        /// Called when a cancelled drag is to bring the list back (`style.restoresOnCancel`), with the row
        /// that was at its top and the part of it above the top, 0...1.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var onRestore: ((_ row: Int, _ fraction: Double) -> Void)?
        /// Called when `reservedThickness` has changed, with the new value.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var onReservationChange: ((CGFloat) -> Void)?
        /// What the preview says about an entry; nil (default), or an answer of nil: its title.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var previewTitle: ((Int) -> String?)?
        /// A picture to draw in place of an entry's title, at most as large as a line of text; nil (default), or an answer of
        /// nil: the title, or the entry's symbol. The title is what is typed and read aloud.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var entryImage: ((Int) -> UIImage?)? { didSet { traitsDidChange() } }
        /// Shows or hides the bar with an animation of the app's, which calls the closure that it gets inside it, once; the
        /// first value says whether the bar appears. Not called where the user wants no motion. Default: 0.2 seconds.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var animateVisibility: ((_ appears: Bool, _ change: @escaping () -> Void) -> Void)?
        /// What is taken from the bar at its sides; nil (default): the safe area's insets.
        public var insets: UIEdgeInsets? { didSet { if insets != oldValue { setNeedsLayout() } } }
        /// The title of a section of the attached list; nil as an answer: the section has no entry. Setting it reads
        /// the titles, in place of those that the list or the app gave. Default: none.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var sectionTitle: ((Int) -> String?)? { didSet { titlesAreAnothers() } }
        /// The title of a row of the attached list, which is sorted by it and needs no sections: each run of equal titles is
        /// an entry. nil as an answer: the row belongs to none. Setting it reads the titles, in place of `sectionTitle`'s;
        /// they are read again when the number of rows changes, unless `rowsInserted(_:inSection:)` and
        /// `rowsRemoved(_:inSection:)` have told of it. Default: none.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var rowTitle: ((IndexPath) -> String?)? { didSet { titlesAreAnothers() } }
        /// Whether a list that the bar lives inside, as a controller's own view, gives touches to what is in it at once: with
        /// `delaysContentTouches`, off for as long as the bar is attached. Without it a drag on the bar begins when the
        /// system's delay is over. A list beside its bar stays as it is. Default: yes.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var hurriesTouches = true {
            didSet { if hurriesTouches != oldValue { attachment?.touchDelayDidChange() } }
        }
        /// The search bar of an attached list: while it holds a text, the bar is out of sight and takes no room.
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
        ///   - frame: in the superview's coordinates; may be empty until layout.
        ///   - titles: any strings; equal ones are different entries.
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

        /// While the bar has the focus its keys come before the focus system's and the list's.
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
