// arm64-apple-ios17.0: is only available in iOS 18.0
import SwiftUI

struct Planted: View {
    var body: some View { List { Text("A") }.onScrollPhaseChange { _, _ in } }
}
