import IndexBarSwiftUI
import SwiftUI

struct PhotoMonth: Identifiable {
    let id: Int
    let title: String
    let photos: [String]
}

/// Photos by month, in a `LazyVGrid`. Each month's length on the bar is proportional to its photos.
struct PhotosView: View {
    let months: [PhotoMonth]

    private var appearance: IndexBarAppearance {
        var appearance = IndexBarAppearance()
        appearance.distribution = .proportional
        return appearance
    }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: Array(repeating: GridItem(spacing: 4), count: 3), spacing: 4) {
                ForEach(months) { month in
                    Section {
                        ForEach(month.photos, id: \.self) { Text($0).frame(height: 90) }
                    } header: {
                        Text(month.title).frame(height: 30).indexBarTarget(month.id)
                    }
                }
            }
        }
        .indexBar(months, title: \.title, rows: \.photos.count)
        .indexBarStyle(appearance)
    }
}
