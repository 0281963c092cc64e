#if canImport(SwiftUI)
    import SwiftUI

    /// Reports the position of a header or row. The report goes to a reference that no view observes, so scrolling
    /// evaluates no view.
    struct BarTarget: ViewModifier {
        let id: AnyHashable
        @Environment(\.listLink) private var link

        func body(content: Content) -> some View {
            let (id, link) = (id, link)
            content.onFrame { link?.header(id, at: $0) }.onDisappear { link?.headerIsGone(id) }
        }
    }

    struct BarRow: ViewModifier {
        @Environment(\.indexBarReservedWidth) private var width
        func body(content: Content) -> some View { content.padding(.trailing, width) }
    }
#endif
