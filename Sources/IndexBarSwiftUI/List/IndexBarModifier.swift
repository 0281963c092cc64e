#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// A list with its bar on top. The bar never causes the list to be evaluated; the only state here is the width
    /// that rows keep free.
    struct IndexBarModifier<ID: Hashable>: ViewModifier {
        let items: BarItems
        let selection: Binding<ID?>?
        @State private var link = ListLink()
        @State private var reserved: CGFloat = 0

        func body(content list: Content) -> some View {
            let (link, reserved) = (link, $reserved)
            ScrollViewReader { proxy in
                list
                    .modifier(ListRoom(reserved: reserved.wrappedValue, link: link))
                    .environment(\.listLink, link)
                    .overlay {
                        Bar(items: items, selection: selection, link: link, isAttached: true) {
                            if reserved.wrappedValue != $0 { reserved.wrappedValue = $0 }
                        }
                        .background { FrameCall(link: link, proxy: proxy) }
                    }
            }
        }
    }

    /// Provides the frame in which the list is scrolled: it changes its own state and waits for `onChange`.
    private struct FrameCall: View {
        let link: ListLink
        let proxy: ScrollViewProxy
        @State private var frames = 0

        var body: some View {
            let frames = $frames
            Color.clear
                .onNews(of: frames.wrappedValue) { _ in link.frameHasCome() }
                .onAppear {
                    link.scroll = { proxy.scrollTo($0, anchor: .top) }
                    link.requestFrame = { frames.wrappedValue += 1 }
                }
        }
    }

    /// Keeps the list's rows clear of the bar, hides the list's own index, and observes who scrolls.
    struct ListRoom: ViewModifier {
        let reserved: CGFloat
        let link: ListLink

        func body(content: Content) -> some View { withPhase(withoutIndex(withMargin(content))) }

        @ViewBuilder private func withMargin(_ list: Content) -> some View {
            if #available(iOS 17, macOS 14, visionOS 1, *), System.isAtLeast(17) {
                list.contentMargins(.trailing, reserved, for: .scrollContent)
            } else {
                list.environment(\.indexBarReservedWidth, reserved)
            }
        }

        @ViewBuilder private func withoutIndex(_ list: some View) -> some View {
            #if canImport(UIKit)
                if #available(iOS 26, visionOS 26, *), System.isAtLeast(26) {
                    list.listSectionIndexVisibility(.hidden)
                } else {
                    list
                }
            #else
                list
            #endif
        }

        @ViewBuilder private func withPhase(_ list: some View) -> some View {
            if #available(iOS 18, macOS 15, visionOS 2, *), System.isAtLeast(18) {
                list.onScrollPhaseChange { _, phase in
                    switch phase {
                    case .tracking, .interacting, .decelerating: link.moving = .user
                    case .animating: link.moving = .itself
                    default: link.moving = .unknown
                    }
                }
            } else {
                list
            }
        }
    }
#endif
