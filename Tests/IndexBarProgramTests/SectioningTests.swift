import Foundation
import Testing

@testable import IndexBarProgram

@Suite struct SectioningTests {
    private func rows(_ text: String, _ locales: String...) -> [[String]] {
        let list = NameList(bytes: Array(text.utf8))
        let sectioning = Sectioning(list, locales: locales)
        return sectioning.runs.map { run in
            [run.title] + run.rows.map { list.names[sectioning.order[$0]].text }
        }
    }

    @Test func `names go to the section of their letter, in order, the rest at the end`() {
        #expect(
            rows("bea\n9\nÅsa\nada\nBea\n\nЁлка\nAda\n", "en")
                == [["A", "ada", "Ada", "Åsa"], ["B", "bea", "Bea"], ["#", "", "9", "Ёлка"]])
    }

    @Test func `a language has its own letters and its own order`() {
        #expect(rows("Åsa\nZoë\nada\n", "sv") == [["A", "ada"], ["Z", "Zoë"], ["Å", "Åsa"]])
        #expect(rows("Chléb\nHora\nCibule\n", "cs") == [["C", "Cibule"], ["H", "Hora"], ["CH", "Chléb"]])
    }

    @Test func `of several languages the first one sorts`() {
        #expect(rows("Ёлка\nÅsa\nada\n", "sv", "ru") == [["A", "ada"], ["Å", "Åsa"], ["Е", "Ёлка"]])
        #expect(rows("Ёлка\nÅsa\nada\n", "ru", "en") == [["Е", "Ёлка"], ["A", "ada", "Åsa"]])
    }

    @Test func `a sort key decides section and order, the name is shown`() {
        #expect(rows("Edge\tThe Edge\nEcho\n", "en") == [["E", "Echo", "The Edge"]])
    }

    @Test func `equal names keep the order of the file`() {
        let list = NameList(bytes: Array("b\na\nb\na\n".utf8))
        #expect(Sectioning(list, locales: ["en"]).order == [1, 3, 0, 2])
    }

    @Test func `two spellings of one letter are told apart by their code points`() {
        let list = NameList(bytes: Array("\u{E9}\ne\u{301}\n".utf8))
        #expect(Sectioning(list, locales: ["en"]).order == [1, 0])
    }

    @Test func `damaged names are in the rest, whatever they begin with`() {
        let list = NameList(bytes: [0x41, 0xFF, 0x0A, 0x41, 0x0A])
        #expect(Sectioning(list, locales: ["en"]).runs.map(\.title) == ["A", "#"])
    }

    @Test func `no names make no sections`() {
        #expect(rows("") == [])
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `no name is lost or doubled, and every name is in one run`(seed: UInt64) {
        var state = seed
        let text = (0..<2000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Unicode.Scalar(UInt32(truncatingIfNeeded: state >> 33) % 0x3000 + 0x20).map { "\($0)x" }
                ?? ""
        }.joined(separator: "\n")
        let list = NameList(bytes: Array(text.utf8))
        let sectioning = Sectioning(list, locales: ["en", "el", "ru", "he"])
        #expect(sectioning.order.sorted() == Array(list.names.indices))
        #expect(sectioning.runs.flatMap { Array($0.rows) } == Array(list.names.indices))
        #expect(Set(sectioning.runs.map(\.title)).count == sectioning.runs.count)
    }
}
