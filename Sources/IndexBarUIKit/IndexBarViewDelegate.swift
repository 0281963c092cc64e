#if canImport(UIKit)
    import UIKit

    #if canImport(ObjectiveC)
        /// Hears of what the bar selects. The bar holds it weakly.
        @objc(IndexBarViewDelegate)
        @MainActor
        public protocol IndexBarViewDelegate: AnyObject {
            /// An entry was selected: at touch-down also the one that was selected before, then once per
            /// change.
            ///
            /// - Parameters:
            ///   - bar: the bar.
            ///   - index: the entry's place, from 0.
            @objc(indexBarView:didSelectEntryAtIndex:)
            optional func indexBarView(_ bar: IndexBarView, didSelectEntryAt index: Int)
        }
    #else
        /// Hears of what the bar selects. The bar holds it weakly.
        @MainActor
        public protocol IndexBarViewDelegate: AnyObject {
            /// An entry was selected: at touch-down also the one that was selected before, then once per
            /// change.
            ///
            /// - Parameters:
            ///   - bar: the bar.
            ///   - index: the entry's place, from 0.
            func indexBarView(_ bar: IndexBarView, didSelectEntryAt index: Int)
        }

        extension IndexBarViewDelegate {
            /// Does nothing, as an optional method that is not there.
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
