#if canImport(UIKit)
    import IndexBarUIKit
    import UIKit

    #if canImport(ObjectiveC)
        /// Hears of the sections that a `TableIndexView` selects.
        @available(*, deprecated, renamed: "IndexBarViewDelegate")
        @objc(TableIndexViewDelegate)
        @MainActor
        public protocol TableIndexViewDelegate: IndexBarViewDelegate {
            /// Scroll to the top of that section. Called at touch-down and then once per change.
            ///
            /// - Parameters:
            ///   - tableIndexView: the view.
            ///   - section: never one that the table does not have.
            @objc(tableIndexView:didSwipeToSection:)
            optional func tableIndexView(_ tableIndexView: TableIndexView, didSwipeToSection section: UInt)
        }
    #else
        /// Hears of the sections that a `TableIndexView` selects.
        @available(*, deprecated, renamed: "IndexBarViewDelegate")
        @MainActor
        public protocol TableIndexViewDelegate: IndexBarViewDelegate {
            /// Scroll to the top of that section. Called at touch-down and then once per change.
            ///
            /// - Parameters:
            ///   - tableIndexView: the view.
            ///   - section: never one that the table does not have.
            func tableIndexView(_ tableIndexView: TableIndexView, didSwipeToSection section: UInt)
        }

        @available(*, deprecated)
        extension TableIndexViewDelegate {
            /// Does nothing, as an optional method that is not there.
            public func tableIndexView(_ tableIndexView: TableIndexView, didSwipeToSection section: UInt) {}
        }
    #endif
#endif
