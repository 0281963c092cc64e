#if canImport(SwiftUI) && !canImport(UIKit)
    import IndexBarCore
    import SwiftUI

    extension View {
        /// A pointer without a button: where it is, and nil when it has left.
        @ViewBuilder func onPointer(perform action: @escaping (CGPoint?) -> Void) -> some View {
            if #available(iOS 16, macOS 13, visionOS 1, *), System.isAtLeast(16) {
                onContinuousHover { phase in
                    if case .active(let point) = phase { action(point) } else { action(nil) }
                }
            } else {
                onHover { if !$0 { action(nil) } }
            }
        }

        /// Focus and keys: all of them from macOS 14 on; before, arrows and escape, which that system passes on to nobody.
        @ViewBuilder func barKeys(
            _ strip: Strip, isTracking: Bool, isReachable: Bool, focus: FocusState<Bool>.Binding
        ) -> some View {
            if #available(iOS 17, macOS 14, visionOS 1, *), System.isAtLeast(17) {
                focusable(isReachable, interactions: .activate).focused(focus)
                    .onKeyPress { strip.press($0) ? .handled : .ignored }
            } else {
                #if os(macOS) || INDEXBAR_SWIFTUI_DOUBLE
                    focusable(isReachable).focused(focus)
                        .onMoveCommand { _ = strip.press(IndexBarPress($0)) }
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
                .accessibilityValue(Text(verbatim: strip.value(of: seen.current, content)))
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

    extension Strip {
        func value(of entry: Int?, _ content: IndexBarContent) -> String {
            guard let entry, entry < content.count else { return "" }
            return "\(content.spokenTitle(at: entry)), \(entry + 1) \(texts.words.of) \(content.count)"
        }

        /// A key press; keys that make no text come as private characters.
        @available(iOS 17, macOS 14, visionOS 1, *)
        func press(_ press: KeyPress) -> Bool {
            var modifiers: IndexBarModifiers = []
            if press.modifiers.contains(.shift) { modifiers.insert(.shift) }
            if press.modifiers.contains(.control) { modifiers.insert(.control) }
            if press.modifiers.contains(.command) { modifiers.insert(.command) }
            if let key = Self.keys[press.key] { return self.press(key, modifiers.union(press.modifiers.alt)) }
            let text = press.characters
            guard let first = text.utf16.first, first >= 0x20, first != 0x7F,
                !(0xF700...0xF8FF).contains(first)
            else { return false }
            // Option that made the character is no modifier of it.
            if text == String(press.key.character) { modifiers.formUnion(press.modifiers.alt) }
            return type(text, modifiers)
        }

        @available(iOS 17, macOS 14, visionOS 1, *)
        private static let keys: [KeyEquivalent: IndexBarPress] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right, .home: .home,
            .end: .end,
            .pageUp: .pageUp, .pageDown: .pageDown, .return: .return, .escape: .escape,
        ]
    }

    extension EventModifiers {
        fileprivate var alt: IndexBarModifiers { contains(.option) ? .alt : [] }
    }

    #if os(macOS) || INDEXBAR_SWIFTUI_DOUBLE
        extension IndexBarPress {
            fileprivate init(_ direction: MoveCommandDirection) {
                switch direction {
                case .up: self = .up
                case .down: self = .down
                case .left: self = .left
                case .right: self = .right
                @unknown default: self = .up
                }
            }
        }
    #endif
#endif
