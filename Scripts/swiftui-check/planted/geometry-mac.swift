// arm64-apple-macosx12.0: only available in macOS 13.0 or newer
import SwiftUI

struct Planted: View {
    var body: some View {
        Text("A").onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: { _ in
        }
    }
}
