#if canImport(UIKit)
    import UIKit

    #if canImport(ObjectiveC)
        /// Receives the bar's selections. The bar holds it weakly.
        @objc(IndexBarViewDelegate)
        @MainActor
        public protocol IndexBarViewDelegate: AnyObject {
            /// An entry was selected. Called at touch-down, also for the entry that was selected before, then once
            /// per change.
            ///
            /// - Parameters:
            ///   - bar: the bar.
            ///   - index: the entry's index.
            @objc(indexBarView:didSelectEntryAtIndex:)
            optional func indexBarView(_ bar: IndexBarView, didSelectEntryAt index: Int)
        }
    #else
        /// Receives the bar's selections. The bar holds it weakly.
        @MainActor
        public protocol IndexBarViewDelegate: AnyObject {
            /// An entry was selected. Called at touch-down, also for the entry that was selected before, then once
            /// per change.
            ///
            /// - Parameters:
            ///   - bar: the bar.
            ///   - index: the entry's index.
            func indexBarView(_ bar: IndexBarView, didSelectEntryAt index: Int)
        }

        extension IndexBarViewDelegate {
            /// Does nothing, so that the method is optional.
            public func indexBarView(_ bar: IndexBarView, didSelectEntryAt index: Int) {}
        }
    #endif

    extension IndexBarView {
        func tellDelegate(_ index: Int) {
            #if canImport(ObjectiveC)
                delegate?.indexBarView?(self, didSelectEntryAt: index)
            #else
                delegate?.indexBarView(self, didSelectEntryAt: index)
            #endif
        }
    }
#endif
