// arm64-apple-ios15.0: only available in iOS 16.0 or newer
import SwiftUI

struct Planted: View {
    var body: some View {
        Text("A").onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: { _ in
        }
    }
}
