// arm64-apple-ios18.0: is only available in iOS 26.0
import SwiftUI

struct Planted: View {
    var body: some View { List { Text("A") }.listSectionIndexVisibility(.hidden) }
}
