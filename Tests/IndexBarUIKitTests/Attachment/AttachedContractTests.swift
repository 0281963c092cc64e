#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import IndexBarReplay
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    /// The contract through a list: the same script gives the same effects while the bar is attached. What the list
    /// itself tells the bar is given to the reference too; that it tells the right thing is compared besides.
    @MainActor @Suite struct AttachedContractTests {
        @Test(arguments: ContractTests.scripts, [ListKind.table, .pinnedFlow])
        func `the same script, the same effects, through a list`(script: URL, kind: ListKind) throws {
            let text = try String(contentsOf: script, encoding: .utf8)
            for placing in ListPlacing.allCases {
                let session = AttachedSession(kind, placing)
                var replay = ReplaySession()
                var answers = 0
                for (number, line) in text.components(separatedBy: "\n").enumerated() {
                    let place = "\(script.lastPathComponent):\(number + 1) \(kind) \(placing): \(line)"
                    let (style, metrics) = (replay.engine.style, replay.engine.metrics)
                    let operation = try? ReplayOperation(
                        line: Data(line.utf8), style: style, metrics: metrics)
                    session.prepare(operation)
                    guard let wanted = replay.answer(to: Data(line.utf8)), let operation else { continue }
                    if let have = session.answer(to: operation) {
                        #expect(have == wanted, "\(place)")
                        answers += 1
                    }
                    #expect(session.bar.engine.selectedEntry == replay.engine.selectedEntry, "\(place)")
                    #expect(session.bar.engine.highlightedEntry == replay.engine.highlightedEntry, "\(place)")
                    #expect(session.frame() == replay.tell(session.takeTold()), "\(place), then a frame")
                    session.checkScroll(place)
                }
                #expect(answers > 5)
            }
        }
    }

    extension ReplaySession {
        /// What a list told its bar, once at most in a frame.
        mutating func tell(_ all: [AttachedSession.Told]) -> String? {
            #expect(all.count <= 1)
            guard let told = all.first else { return "{\"effects\":[]}" }
            let line = """
                {"op":"scrolled","row":\(told.row),"fraction":\(told.fraction),"byUser":\(told.byUser)}
                """
            return answer(to: Data(line.utf8))
        }
    }
#endif
