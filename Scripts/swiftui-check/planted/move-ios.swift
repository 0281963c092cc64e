// arm64-apple-ios26.0: 'onMoveCommand(perform:)' is unavailable in iOS
import SwiftUI

struct Planted: View {
    var body: some View { Text("A").onMoveCommand { _ in } }
}
