// arm64-apple-ios26.0: from a Sendable closure
import SwiftUI

struct Planted: View {
    @State private var count = 0
    var body: some View {
        Text("A").onGeometryChange(for: CGFloat.self) {
            count += 1
            return $0.size.width
        } action: { _ in
        }
    }
}
