import IndexBarCore

// 27 titles on a bar that is 640 points high: the engine is asked, no toolkit is there.
let titles = (65...90).map { String(Unicode.Scalar(UInt8($0))) } + ["#"]
var engine = IndexBarEngine()
_ = engine.replace(entries: IndexBarContent(titles: titles).numbers)
_ = engine.update(metrics: IndexBarMetrics(width: 16, height: 640))
let middle = engine.layout.entry(at: 320)
guard middle == 13, engine.layout.slotCount == 27 else {
    fatalError("the core answers \(String(describing: middle)) in \(engine.layout.slotCount) slots")
}
print("the core alone: entry 13 of 27 in the middle of the bar")
