#if canImport(UIKit)
    import IndexBarUIKit
    import UIKit

    /// The direction of a `BDKCollectionIndexView`.
    #if canImport(ObjectiveC)
        @objc(BDKCollectionIndexViewDirection)
    #endif
    @available(*, deprecated, message: "use IndexBarView.axis")
    public enum BDKCollectionIndexViewDirection: Int, Sendable {
        /// From top to bottom.
        case vertical = 0
        /// In reading direction.
        case horizontal = 1
    }

    /// The first ancestor under its own name: an `IndexBarView` with the classic style. `Documentation/Migration.md`
    /// lists the differences.
    #if canImport(ObjectiveC)
        @objc(BDKCollectionIndexView)
    #endif
    @available(*, deprecated, renamed: "IndexBarView")
    open class BDKCollectionIndexView: IndexBarView {
        /// Creates a view without titles.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            style = .classic
        }

        /// Creates a view from a nib or a storyboard.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            style = .classic
        }

        /// Creates a view.
        ///
        /// - Parameters:
        ///   - frame: in the superview's coordinates; wider than high makes the view horizontal, at every
        ///   layout.
        ///   - indexTitles: the titles of the list's sections.
        @available(*, deprecated, renamed: "IndexBarView.init(frame:titles:)")
        #if canImport(ObjectiveC)
            @objc(initWithFrame:indexTitles:)
        #endif
        public convenience init(frame: CGRect, indexTitles: [String]) {
            self.init(frame: frame)
            titles = indexTitles
        }

        /// Creates a view, as the initialiser with the same parameters does.
        @available(*, deprecated, renamed: "IndexBarView.init(frame:titles:)")
        #if canImport(ObjectiveC)
            @objc(indexViewWithFrame:indexTitles:)
        #endif
        public class func indexView(withFrame frame: CGRect, indexTitles: [String]) -> BDKCollectionIndexView
        {
            let view = BDKCollectionIndexView(frame: frame)
            view.titles = indexTitles
            return view
        }

        /// The titles of the list's sections.
        @available(*, deprecated, renamed: "titles")
        public var indexTitles: [String] {
            get { titles }
            set { titles = newValue }
        }

        /// The index of the title that was selected last; `NSNotFound` before the first selection and once it is
        /// gone.
        @available(*, deprecated, renamed: "selectedIndex")
        public var currentIndex: UInt { UInt(selectedIndex ?? NSNotFound) }

        /// The title that was selected last; nil without one.
        @available(*, deprecated, renamed: "selectedTitle")
        public var currentIndexTitle: String? { selectedTitle }

        /// The free space at both ends, in points. A negative value counts as 0. Default: 2.
        @available(*, deprecated, renamed: "style.endPadding")
        public var endPadding: CGFloat {
            get { CGFloat(style.endPadding) }
            set { style.endPadding = Double(newValue) }
        }

        /// The direction in the last layout.
        @available(*, deprecated, renamed: "axis")
        #if canImport(ObjectiveC)
            @objc
        #endif
        public var direction: BDKCollectionIndexViewDirection { axis == .vertical ? .vertical : .horizontal }
    }
#endif
