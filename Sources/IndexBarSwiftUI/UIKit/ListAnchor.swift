#if canImport(SwiftUI) && canImport(UIKit)
    import IndexBarCore
    import IndexBarUIKit
    import SwiftUI
    import UIKit

    /// Covers the list and looks for the platform's own list view below. If it finds one, it attaches the bar there,
    /// and jumps and following are exact. If it finds none, or one with other sections, the bar works by SwiftUI
    /// alone.
    struct ListAnchor: UIViewRepresentable {
        let face: BarFace
        let onReserve: (CGFloat) -> Void
        let adopt: (Bool) -> Void

        func makeUIView(context: Context) -> AnchorView {
            let view = AnchorView(frame: .zero)
            view.isUserInteractionEnabled = false
            return view
        }

        func updateUIView(_ view: AnchorView, context: Context) {
            view.shown = (self, context.environment)
            if let bar = view.bar { face.dress(bar, context.environment) }
            view.setNeedsLayout()
        }

        static func dismantleUIView(_ view: AnchorView, coordinator: ()) { view.leave() }
    }

    final class AnchorView: UIView {
        var shown: (anchor: ListAnchor, environment: EnvironmentValues)?
        private(set) var bar: IndexBarView?
        private var mayLeave = false

        override func layoutSubviews() {
            super.layoutSubviews()
            guard let shown else { return }
            let list = window == nil ? nil : find(from: self)
            guard let list, sections(of: list) == shown.anchor.face.items.content.sectionCount else {
                // SwiftUI may update the list before or after this view, so check again on the next turn.
                guard bar != nil, !mayLeave else { return leave() }
                mayLeave = true
                return System.next { [weak self] in self?.setNeedsLayout() }
            }
            mayLeave = false
            guard bar?.attachedList !== list else { return }
            leave()
            let new = IndexBarView(attachedTo: list)
            // The collection view's controller is SwiftUI's own, so its safe area must not change.
            if list is UICollectionView { new.reservation = .custom { [weak self] in self?.reserve($0) } }
            shown.anchor.face.dress(new, shown.environment)
            bar = new
            tell(new)
        }

        func leave() {
            guard let bar else { return }
            bar.detach()
            self.bar = nil
            tell(nil)
        }

        private func tell(_ bar: IndexBarView?) {
            guard let anchor = shown?.anchor else { return }
            System.next {
                anchor.face.link.isAdopted = bar != nil
                if let bar { anchor.face.link.bar = bar }
                anchor.adopt(bar != nil)
            }
            if bar?.attachedList is UITableView { reserve(0) }
        }

        private func reserve(_ points: CGFloat) {
            System.next { [weak self] in self?.shown?.anchor.onReserve(points) }
        }

        private func sections(of list: UIScrollView) -> Int? {
            (list as? UITableView)?.numberOfSections ?? (list as? UICollectionView)?.numberOfSections
        }

        /// Finds the nearest list that has this view's frame, first among the siblings, then further up.
        private func find(from view: UIView) -> UIScrollView? {
            guard let above = view.superview else { return nil }
            let frame = convert(bounds, to: nil)
            let others = above.subviews.lazy.filter { $0 !== view }
            return others.compactMap { self.search($0, frame) }.first ?? find(from: above)
        }

        private func search(_ view: UIView, _ frame: CGRect) -> UIScrollView? {
            if view is UITableView || view is UICollectionView, let list = view as? UIScrollView {
                let own = list.convert(CGRect(origin: list.bounds.origin, size: list.bounds.size), to: nil)
                // A list extends below bars; this view does not.
                let isOver = own.minY < frame.minY + 1 && own.maxY > frame.maxY - 1
                if abs(own.midX - frame.midX) < 1, abs(own.width - frame.width) < 2, isOver { return list }
            }
            return view.subviews.lazy.compactMap { self.search($0, frame) }.first
        }
    }
#endif
