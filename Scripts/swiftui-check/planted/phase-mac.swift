// arm64-apple-macosx14.0: is only available in macOS 15.0
import SwiftUI

struct Planted: View {
    var body: some View { List { Text("A") }.onScrollPhaseChange { _, _ in } }
}
