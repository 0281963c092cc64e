// arm64-apple-macosx15.0: 'listSectionIndexVisibility' is unavailable in macOS
import SwiftUI

struct Planted: View {
    var body: some View { List { Text("A") }.listSectionIndexVisibility(.hidden) }
}
