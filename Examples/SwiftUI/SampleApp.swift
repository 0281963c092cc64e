import IndexBarSwiftUI
import SwiftUI

@main struct SampleApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                ContactsView(groups: SampleData.groups).tabItem { Text("Contacts") }
                PhotosView(months: SampleData.months).tabItem { Text("Photos") }
                LettersView(groups: SampleData.groups).tabItem { Text("Letters") }
            }
        }
    }
}
