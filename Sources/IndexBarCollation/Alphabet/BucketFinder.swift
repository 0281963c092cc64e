import IndexBarCore

/// Finds the buckets of names, for one thread.
///
/// The first character of most names decides: where everything that can follow it ends up in one bucket, that is
/// found once and remembered. Only names that begin with a character that forms another letter with the next
/// one (Czech "ch", Thai "เ"), or with a mark after it, are compared as a whole.
final class BucketFinder {
    private let alphabet: IndexAlphabet
    private let collator: any IndexBarCollator
    private let keyMaker: (any KeyMaker)?
    private let bounds: [[UInt8]]
    private let facts = ScalarFacts()
    /// The buckets of names that begin with a character and a mark, by both; below 0 where more of a name decides.
    private var marked: [UInt64: Int] = [:]

    init(_ alphabet: IndexAlphabet, collator: any IndexBarCollator) {
        self.alphabet = alphabet
        self.collator = collator
        keyMaker = (collator as? any KeyedCollator)?.takeKeyMaker()
        bounds = alphabet.bounds.map { Array($0.utf8) }
    }

    /// The bucket of a name without its leading blanks and punctuation.
    ///
    /// - Complexity: O(1) where the first character decides, else O(log bounds) comparisons.
    func bucket(of name: UnsafeBufferPointer<UInt8>) -> Int {
        guard !name.isEmpty else { return 0 }
        let (first, length) = UTF8Bytes.scalar(in: name, at: 0)
        let fact = fact(about: first)
        guard fact.decides, !isOther(first, fact, before: name, at: length) else {
            return fact.hasContext ? search(name) : bucket(of: name, first, length)
        }
        return fact.bucket
    }

    /// The bucket of a name whose first character does not decide: a mark behind it mostly does.
    private func bucket(of name: UnsafeBufferPointer<UInt8>, _ first: UInt32, _ length: Int) -> Int {
        guard length < name.count else { return search(name) }
        let (mark, more) = UTF8Bytes.scalar(in: name, at: length)
        let end = length + more
        guard fact(about: mark).isMark, !isMark(in: name, at: end) else { return search(name) }
        let pair = UInt64(first) << 32 | UInt64(mark)
        if let known = marked[pair] { return known < 0 ? search(name) : known }
        let least = boundsUpTo(UnsafeBufferPointer(rebasing: name[..<end]))
        let most = (String(decoding: name[..<end], as: UTF8.self) + "\u{FFFF}").withBytes(boundsUpTo)
        // A virama may join what follows to the letter.
        let joins = Unicode.Scalar(mark)?.properties.canonicalCombiningClass == .virama
        marked[pair] = least == most && !joins ? bucket(after: least) : -1
        return search(name)
    }

    private func isMark(in name: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        offset < name.count && fact(about: UTF8Bytes.scalar(in: name, at: offset).value).isMark
    }

    /// Whether a name begins with a digit or a number of another kind.
    func beginsWithNumber(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        !name.isEmpty && fact(about: UTF8Bytes.scalar(in: name, at: 0).value).isNumber
    }

    /// Whether what follows makes another letter of the first character.
    @inline(__always)
    private func isOther(
        _ first: UInt32, _ fact: ScalarFacts.Fact, before name: UnsafeBufferPointer<UInt8>, at next: Int
    ) -> Bool {
        guard next < name.count else { return false }
        let byte = name[next]
        if byte < 0x80 { return fact.hasContext && alphabet.contexts[first]?.contains(byte) ?? false }
        if fact.hasContext { return true }
        // No mark is below U+0300.
        return byte >= 0xCC && self.fact(about: UTF8Bytes.scalar(in: name, at: next).value).isMark
    }

    @inline(__always)
    private func fact(about scalar: UInt32) -> ScalarFacts.Fact {
        let fact = facts[scalar]
        return fact.isKnown ? fact : learn(scalar)
    }

    private func learn(_ value: UInt32) -> ScalarFacts.Fact {
        var fact = ScalarFacts.Fact()
        if let scalar = Unicode.Scalar(value) {
            let alone = String(scalar)
            let least = alone.withBytes(boundsUpTo)
            let most = (alone + "\u{FFFF}").withBytes(boundsUpTo)
            let hasContext = alphabet.contexts[value] != nil
            fact.know(scalar, bucket: bucket(after: least), decides: least == most, hasContext: hasContext)
        }
        facts[value] = fact
        return fact
    }

    private func search(_ name: UnsafeBufferPointer<UInt8>) -> Int { bucket(after: boundsUpTo(name)) }

    private func bucket(after bounds: Int) -> Int { bounds == 0 ? 0 : Int(alphabet.buckets[bounds - 1]) }

    /// How many bounds do not come after the name.
    private func boundsUpTo(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        // What decides is at the front; a name of a megabyte is not converted for it.
        let name = UTF8Bytes.prefix(name, 256)
        let text = keyMaker == nil ? String(decoding: name, as: UTF8.self) : ""
        return bounds.indices.partitioningIndex { compare(name, text, with: $0) < 0 }
    }

    private func compare(_ name: UnsafeBufferPointer<UInt8>, _ text: String, with bound: Int) -> Int {
        guard let keyMaker else { return collator.compare(text, alphabet.bounds[bound]) }
        return bounds[bound].withUnsafeBufferPointer { keyMaker.compare(name, $0) }
    }
}
