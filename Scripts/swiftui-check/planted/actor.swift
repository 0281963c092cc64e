// arm64-apple-macosx15.0: in a synchronous nonisolated context
import SwiftUI

struct Planted: View {
    var body: some View { Text("A") }
    nonisolated func go(_ proxy: ScrollViewProxy) { proxy.scrollTo("A") }
}
