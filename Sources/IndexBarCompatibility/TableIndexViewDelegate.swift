#if canImport(UIKit)
    import IndexBarUIKit
    import UIKit

    #if canImport(ObjectiveC)
        /// Receives the sections that a `TableIndexView` selects.
        @available(*, deprecated, renamed: "IndexBarViewDelegate")
        @objc(TableIndexViewDelegate)
        @MainActor
        public protocol TableIndexViewDelegate: IndexBarViewDelegate {
            /// A section was selected; scroll to its top. Called at touch-down, then once per change.
            ///
            /// - Parameters:
            ///   - tableIndexView: the view.
            ///   - section: the section's index, always one that the table has.
            @objc(tableIndexView:didSwipeToSection:)
            optional func tableIndexView(_ tableIndexView: TableIndexView, didSwipeToSection section: UInt)
        }
    #else
        /// Receives the sections that a `TableIndexView` selects.
        @available(*, deprecated, renamed: "IndexBarViewDelegate")
        @MainActor
        public protocol TableIndexViewDelegate: IndexBarViewDelegate {
            /// A section was selected; scroll to its top. Called at touch-down, then once per change.
            ///
            /// - Parameters:
            ///   - tableIndexView: the view.
            ///   - section: the section's index, always one that the table has.
            func tableIndexView(_ tableIndexView: TableIndexView, didSwipeToSection section: UInt)
        }

        @available(*, deprecated)
        extension TableIndexViewDelegate {
            /// Does nothing, so that the method is optional.
            public func tableIndexView(_ tableIndexView: TableIndexView, didSwipeToSection section: UInt) {}
        }
    #endif
#endif
