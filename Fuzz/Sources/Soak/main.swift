import EngineProof
import Foundation

// Random events for the engine, in blocks that each begin with a new engine and a seed of its own, so that a run can go
// on, or be looked at again, from any block.
//
//   Soak EVENTS SEED FROM [record]     the number of events, the seed, the event to begin with; record prints each event

let words = CommandLine.arguments.dropFirst()
let recording = words.last == "record"
let arguments = words.prefix(3).map { Int($0) }
guard arguments.count == 3, words.count == (recording ? 4 : 3), let events = arguments[0],
    let seed = arguments[1], let from = arguments[2], events > 0, from >= 0, from <= Int.max - events
else {
    FileHandle.standardError.write(Data("usage: Soak EVENTS SEED FROM [record], whole numbers\n".utf8))
    exit(2)
}

let block = 100_000
/// How many events pass between two lines of progress.
let every = max(block, min(50_000_000, events / 10))
let start = Date()

func run(block index: Int, events: Int) throws(Breach) {
    let mixed = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 &+ UInt64(index)
    let proved = ProvedEngine(source: RandomBytes(seed: mixed &* 0x9E37_79B9_7F4A_7C15), rarely: 16)
    for event in 0..<events {
        let text = try proved.step(recording: recording)
        if recording {
            print("\(index * block + event): \(text)")
            fflush(nil)
        }
    }
}

func progress(_ event: Int) {
    let seconds = Date().timeIntervalSince(start)
    let rate = Int(Double(event - from) / max(seconds, 1e-3))
    print("soak: seed \(seed), event \(event) of \(from + events), \(rate) events a second")
    fflush(nil)
}

var event = from - from % block
while event < from + events {
    let count = min(block, from + events - event)
    do {
        try run(block: event / block, events: count)
    } catch {
        print("soak: seed \(seed), a breach in the block of event \(event): \(error)")
        print("soak: each event of it: make soak EVENTS=\(block) SEED=\(seed) FROM=\(event) RECORD=1")
        exit(1)
    }
    event += count
    if event % every < block { progress(event) }
}
progress(from + events)
print(
    "soak: \(events) events without a breach, seed \(seed), from event \(from), in \(Int(Date().timeIntervalSince(start))) s"
)
