// Compiles for every target: what a planted error stands beside. It says what each platform has and has not.
import SwiftUI

struct Innocent: View {
    let letters: [String]
    @State private var width: CGFloat = 0
    @GestureState private var isDragging = false
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        ScrollViewReader { proxy in
            List {
                ForEach(letters, id: \.self) { letter in
                    Section {
                        Text(letter)
                    } header: {
                        Text(letter).id(letter)
                    }
                }
            }
            .overlay(alignment: .trailing) { strip(proxy) }
        }
    }
    private func strip(_ proxy: ScrollViewProxy) -> some View {
        Canvas { context, size in context.draw(Text("A"), at: CGPoint(x: size.width / 2, y: 0)) }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isDragging) { _, isOn, _ in isOn = true }
                    .onChanged { _ in proxy.scrollTo("A", anchor: .top) }
            )
            .modifier(Measured(width: $width))
    }
}
struct Measured: ViewModifier {
    @Binding var width: CGFloat
    func body(content: Content) -> some View {
        if #available(iOS 16.0, macOS 13.0, visionOS 1.0, *) {
            content.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
        } else {
            content
        }
    }
}
struct Indexed: ViewModifier {
    func body(content: Content) -> some View {
        #if os(macOS)
            content.onMoveCommand { _ in }
        #else
            if #available(iOS 26.0, visionOS 26.0, *) {
                content.listSectionIndexVisibility(.hidden)
            } else {
                content
            }
        #endif
    }
}
