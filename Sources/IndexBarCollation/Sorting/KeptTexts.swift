/// The texts of the last two names, which mostly come again.
struct KeptTexts {
    private var kept: [(index: UInt32, text: String)?] = [nil, nil]
    private var oldest = 0

    mutating func text(_ index: UInt32, _ make: (UInt32) -> String) -> String {
        for case let one? in kept where one.index == index { return one.text }
        let text = make(index)
        kept[oldest] = (index, text)
        oldest = 1 - oldest
        return text
    }
}
