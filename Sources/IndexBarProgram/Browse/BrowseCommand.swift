/// `index-bar browse FILE`: a window on the list. The window itself is there with GTK only.
struct BrowseCommand: Equatable {
    var options: BrowseOptions

    init(_ words: some Sequence<String>) throws(Refusal) {
        options = try BrowseOptions(words)
    }

    #if !GTK
        /// Says what this build cannot do.
        @MainActor
        func run(_ console: Console) throws(Refusal) {
            throw .usage("browse is not in this build: build with --traits GTK (needs libgtk-4-dev)")
        }
    #endif
}
