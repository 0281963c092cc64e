// arm64-apple-ios15.0: 'contentMargins(_:_:for:)' is only available in iOS 17.0
import SwiftUI

struct Planted: View {
    var body: some View { List { Text("A") }.contentMargins(.trailing, 20) }
}
