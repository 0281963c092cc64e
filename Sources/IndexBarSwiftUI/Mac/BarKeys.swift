#if canImport(SwiftUI) && !canImport(UIKit)
    import IndexBarCore
    import SwiftUI

    extension View {
        /// Reports the position of a hovering pointer, and nil when it leaves.
        @ViewBuilder func onPointer(perform action: @escaping (CGPoint?) -> Void) -> some View {
            if #available(iOS 16, macOS 13, visionOS 1, *), System.isAtLeast(16) {
                onContinuousHover { phase in
                    if case .active(let point) = phase { action(point) } else { action(nil) }
                }
            } else {
                onHover { if !$0 { action(nil) } }
            }
        }

        /// Adds focus and keys: all keys from macOS 14 on. Before that, arrows and escape, which are always consumed.
        @ViewBuilder func barKeys(
            _ strip: Strip, isTracking: Bool, isReachable: Bool, focus: FocusState<Bool>.Binding
        ) -> some View {
            if #available(iOS 17, macOS 14, visionOS 1, *), System.isAtLeast(17) {
                focusable(isReachable, interactions: .activate).focused(focus)
                    .onKeyPress { strip.press($0) ? .handled : .ignored }
            } else {
                #if os(macOS) || INDEXBAR_SWIFTUI_DOUBLE
                    let arrows: [MoveCommandDirection: IndexBarPress] = [
                        .up: .up, .down: .down, .left: .left, .right: .right,
                    ]
                    focusable(isReachable).focused(focus)
                        .onMoveCommand { if let arrow = arrows[$0] { _ = strip.press(arrow) } }
                        .onExitCommand(perform: isTracking ? { _ = strip.press(.escape) } : nil)
                #endif
            }
        }

        /// One adjustable element stands for the whole bar, with an action for each drawn title, at most 30.
        @ViewBuilder func barAccessibility(
            _ strip: Strip, _ content: IndexBarContent, _ seen: Strip.Seen, _ scene: IndexBarScene
        ) -> some View {
            let element = accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: strip.texts.label))
                .accessibilityValue(Text(verbatim: seen.value))
                .accessibilityAdjustableAction { strip.act($0 == .increment ? .increment : .decrement) }
                .accessibilityAction { strip.act(.activate) }
            if #available(iOS 16, macOS 13, visionOS 1, *), System.isAtLeast(16) {
                element.accessibilityActions {
                    ForEach(scene.namedEntries, id: \.self) { entry in
                        Button(content.spokenTitle(at: entry)) { strip.act(.action(entry)) }
                    }
                }
            } else {
                element
            }
        }
    }

    @available(iOS 17, macOS 14, visionOS 1, *)
    extension Strip {
        /// Handles a key press. SwiftUI reports keys that make no text as characters of the private use area.
        func press(_ press: KeyPress) -> Bool {
            let known: [(EventModifiers, IndexBarModifiers)] = [
                (.shift, .shift), (.control, .control), (.command, .command), (.option, .alt),
            ]
            var modifiers = IndexBarModifiers(known.filter { press.modifiers.contains($0.0) }.map { $0.1 })
            if let key = Self.keys[press.key] { return self.press(key, modifiers) }
            let text = press.characters
            guard let first = text.utf16.first, first >= 0x20, first != 0x7F,
                !(0xF700...0xF8FF).contains(first)
            else { return false }
            // If Option produced the character, it does not count as a modifier.
            if text != String(press.key.character) { modifiers.remove(.alt) }
            return type(text, modifiers)
        }

        private static let keys: [KeyEquivalent: IndexBarPress] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right, .home: .home,
            .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .return: .return, .escape: .escape,
        ]
    }
#endif
