import Testing

@testable import IndexBarCollation

/// Sort keys, whether ICU makes them or they are put together here.
@Suite(.enabled(if: hasICU)) struct KeyMakerTests {
    static let perLocale = isExhaustive ? 10_000 : 250

    private func key(_ name: String, _ maker: any KeyMaker) -> [UInt8] {
        Array(unsafeUninitializedCapacity: max(4_096, name.utf8.count * 8)) { room, count in
            count = name.withBytes { maker.writeKey(of: $0, to: room) }
            #expect(count <= room.count)
        }
    }

    @Test func `keys of every language compare as the names do`() throws {
        let mixed = TestNames.mixed(Self.perLocale)
        for locale in IndexAlphabet.names {
            let reference = try #require(ICUReference(locale))
            let collator = try #require(Collators.best(for: LocaleName(locale)) as? any KeyedCollator)
            let maker = collator.takeKeyMaker()
            let names = mixed + TestNames.generated(IndexAlphabet(LocaleName(locale)), Self.perLocale)
            let keys = names.map { ($0, key($0, maker)) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }
            let wrong = zip(keys, keys.dropFirst()).filter { left, right in
                let order = reference.compare(left.0, right.0)
                return left.1 == right.1 ? order != 0 : order >= 0
            }
            #expect(wrong.isEmpty, "\(locale): \(wrong.count): \(wrong.prefix(3).map { ($0.0.0, $0.1.0) })")
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
