import Testing

@testable import IndexBarCollation

/// Sort keys, whether ICU makes them or they are put together here.
@Suite(.enabled(if: hasICU)) struct KeyMakerTests {
    static let perLocale = isExhaustive ? 10_000 : 250

    private func key(_ name: String, _ maker: any KeyMaker) -> [UInt8] {
        Array(unsafeUninitializedCapacity: max(16_384, name.utf8.count * 16)) { room, count in
            count = name.withBytes { maker.writeKey(of: $0, to: room) }
            #expect(count <= room.count)
        }
    }

    @Test func `keys are compared byte by byte, then by length`() {
        func order(_ left: [UInt8], _ right: [UInt8]) -> Int {
            left.withUnsafeBufferPointer { left in
                right.withUnsafeBufferPointer { SortKeys.compare(left, $0).signum() }
            }
        }
        #expect(order([1], [2]) == -1 && order([2], [1]) == 1 && order([1], [1]) == 0)
        #expect(order([1], [1, 1]) == -1 && order([2], [1, 1]) == 1 && order([], []) == 0)
    }

    @Test func `keys of every language are ICU's own, byte for byte`() throws {
        let mixed = TestNames.mixed(Self.perLocale)
        for locale in IndexAlphabet.names {
            let reference = try #require(ICUReference(locale))
            let collator = try #require(Collators.best(for: LocaleName(locale)) as? any KeyedCollator)
            let maker = collator.takeKeyMaker()
            let names = mixed + TestNames.generated(IndexAlphabet(LocaleName(locale)), Self.perLocale)
            let wrong = names.filter { key($0, maker) != reference.key($0) }
            #expect(wrong.isEmpty, "\(locale): \(wrong.count): \(wrong.prefix(3))")
        }
    }

    @Test(arguments: ["a", "A", "é", "Я", "王", "김", "ß", "1", "ﷺ"])
    func `long runs of a character have ICU's own keys too`(character: String) throws {
        for locale in ["sv", "ru", "zh", "ko", "ar"] {
            let reference = try #require(ICUReference(locale))
            let collator = try #require(Collators.best(for: LocaleName(locale)) as? any KeyedCollator)
            let maker = collator.takeKeyMaker()
            for count in [1, 32, 33, 34, 65, 66, 96, 97, 98, 99, 194, 195, 230, 300] {
                for end in ["", "b", "É", "я"] {
                    let name = String(repeating: character, count: count) + end
                    #expect(key(name, maker) == reference.key(name), "\(locale) \(count) \(character) \(end)")
                }
            }
        }
    }

    @Test func `a key has no zero and fits the room or says how much it needs`() throws {
        let collator = try #require(Collators.best(for: LocaleName("sv")) as? any KeyedCollator)
        let maker = collator.takeKeyMaker()
        for name in ["", "a", "Öl", "\0\u{1}", "😀", String(repeating: "é", count: 5_000)] {
            #expect(!key(name, maker).contains(0))
        }
        let needed = "Ångström".withBytes { maker.writeKey(of: $0, to: .init(start: nil, count: 0)) }
        #expect(needed >= key("Ångström", maker).count)
    }
}
