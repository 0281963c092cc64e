// arm64-apple-macosx12.0: no such module 'UIKit'
import SwiftUI
import UIKit

struct Planted: View {
    var body: some View { Text("A") }
}
