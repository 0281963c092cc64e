#if canImport(UIKit)
    import UIKit

    /// The members of the style that Interface Builder, `IndexBarView.appearance()` and Objective-C can set. In Swift
    /// each is the same as the style's.
    #if canImport(ObjectiveC)
        @objc
    #endif
    extension IndexBarView {
        /// `style.font`.
        public dynamic var titleFont: UIFont {
            get { style.font }
            set { style.font = newValue }
        }
        /// `style.titleColor`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public dynamic var titleColor: UIColor? {
            get { style.titleColor }
            set { style.titleColor = newValue }
        }
        /// `style.highlightColor`.
        public dynamic var highlightColor: UIColor? {
            get { style.highlightColor }
            set { style.highlightColor = newValue }
        }
        /// `style.highlightedTitleColor`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public dynamic var highlightedTitleColor: UIColor? {
            get { style.highlightedTitleColor }
            set { style.highlightedTitleColor = newValue }
        }
        /// `style.trackingBackground`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public dynamic var trackingBackgroundColor: UIColor? {
            get { style.trackingBackground }
            set { style.trackingBackground = newValue }
        }
        /// `style.barColor`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public dynamic var barColor: UIColor? {
            get { style.barColor }
            set { style.barColor = newValue }
        }
        /// `style.previewColor`.
        public dynamic var previewColor: UIColor? {
            get { style.previewColor }
            set { style.previewColor = newValue }
        }
        /// `style.previewTextColor`.
        public dynamic var previewTextColor: UIColor? {
            get { style.previewTextColor }
            set { style.previewTextColor = newValue }
        }
        /// `style.showsPreview`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public dynamic var showsPreview: Bool {
            get { style.showsPreview }
            set { style.showsPreview = newValue }
        }
        /// `style.showsHighlight`.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public dynamic var showsHighlight: Bool {
            get { style.showsHighlight }
            set { style.showsHighlight = newValue }
        }
        /// `style.givesFeedback`.
        public dynamic var givesFeedback: Bool {
            get { style.givesFeedback }
            set { style.givesFeedback = newValue }
        }
        /// Whether an attached list scrolls to a selection with an animation; `style.scrollsAnimated`.
        public dynamic var scrollsAnimated: Bool {
            get { style.scrollsAnimated }
            set { style.scrollsAnimated = newValue }
        }
    }
#endif
