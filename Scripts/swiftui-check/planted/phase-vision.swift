// arm64-apple-xros1.0: is only available in visionOS 2.0
import SwiftUI

struct Planted: View {
    var body: some View { List { Text("A") }.onScrollPhaseChange { _, _ in } }
}
