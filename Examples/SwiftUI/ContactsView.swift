import IndexBarSwiftUI
import SwiftUI

struct ContactGroup: Identifiable {
    let letter: String
    let people: [String]
    var id: String { letter }
}

/// Contacts by first letter, in a `List`, with a bar bound to the app's selection.
struct ContactsView: View {
    let groups: [ContactGroup]
    @State private var letter: String?

    var body: some View {
        List(groups) { group in
            Section {
                ForEach(group.people, id: \.self) { Text($0).indexBarRow() }
            } header: {
                Text(group.letter).indexBarTarget(group.id)
            }
        }
        .indexBar(groups, title: \.letter, rows: \.people.count, selection: $letter)
    }
}
