import IndexBarCompatibility
import Testing

@Suite struct ExportsTests {
    @Test func `one import brings the front end and the core`() {
        let content = IndexBarContent(titles: ["A", "B"])
        #expect(content.count == 2)
    }
}
