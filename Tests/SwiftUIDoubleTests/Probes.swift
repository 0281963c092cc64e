import SwiftUI

/// A list of sections with headers, as an app would write it.
struct Names: View {
    var letters: [String] = Names.all
    var perSection = 9
    var height: CGFloat = 40
    var lazyStack = false
    static let all = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var body: some View {
        if lazyStack {
            ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections } }
        } else {
            List { sections }
        }
    }
    private var sections: some View {
        ForEach(letters, id: \.self) { letter in
            Section {
                ForEach(0..<perSection, id: \.self) { Row(name: "\(letter)\($0)", height: height) }
            } header: {
                Text(letter).frame(height: 30).id(letter)
            }
        }
    }
}
struct Row: View {
    let name: String
    var height: CGFloat = 40
    var body: some View { Text(name).frame(height: height) }
}

/// A value outside of the views, and a count of what was told.
@MainActor final class Box<Value> {
    var value: Value
    var told: [Value] = []
    init(_ value: Value) { self.value = value }
}

/// Hands a proxy out, as no app should.
struct Reader<Content: View>: View {
    let box: Box<ScrollViewProxy?>
    @ViewBuilder let content: Content
    var body: some View {
        ScrollViewReader { proxy in
            content.onAppear { box.value = proxy }
        }
    }
}
