// arm64-apple-macosx12.0: is only available in macOS 14.0
import SwiftUI

struct Planted: View {
    var body: some View { Text("A").onKeyPress(.escape) { .handled } }
}
