import IndexBarSwiftUI
import SwiftUI

/// The bar alone: it reports the selection, and the app acts on it.
struct LettersView: View {
    let groups: [ContactGroup]
    @State private var letter: String?

    var body: some View {
        HStack(spacing: 0) {
            Text(letter ?? "nothing yet").frame(maxWidth: .infinity)
            IndexBar(groups, title: \.letter, selection: $letter).frame(width: 44)
        }
    }
}
