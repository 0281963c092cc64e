// arm64-apple-ios17.0: was deprecated in iOS 17.0
import SwiftUI

struct Planted: View {
    let value: Int
    var body: some View { Text("A").onChange(of: value) { print($0) } }
}
