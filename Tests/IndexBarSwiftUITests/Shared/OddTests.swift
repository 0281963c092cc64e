import IndexBarCore
import SwiftUI
import Testing

@testable import IndexBarSwiftUI

/// Songs by year, of an app that is not careful: equal and empty titles, numbers that are none, two bars, no room.
@MainActor @Suite(.serialized) struct OddTests {
    struct Year: Identifiable {
        let id: Int
        var title: String
        var songs: [String]
    }

    /// Years from 1960 on, some without songs.
    static let years = (0..<40).map { year in
        Year(
            id: 1960 + year, title: "\(1960 + year)",
            songs: (0..<(year % 4)).map { "\(1960 + year) no. \($0)" })
    }

    @MainActor final class Songs {
        var years = OddTests.years
        var appearance = IndexBarAppearance()
        var isTwice = false
    }

    struct SongList: View {
        let songs: Songs
        /// Another one each time, as a reference is the same.
        let turn: Int

        var body: some View {
            let list = List(songs.years) { year in
                Section {
                    ForEach(year.songs, id: \.self) { Text($0).frame(height: 40) }
                } header: {
                    Text(year.title).frame(height: 30).indexBarTarget(year.id)
                }
            }
            .indexBar(songs.years, title: \.title, rows: \.songs.count)
            .indexBarStyle(songs.appearance)
            if songs.isTwice {
                AnyView(list.indexBar(songs.years, title: { String($0.title.suffix(2)) }))
            } else {
                AnyView(list)
            }
        }
    }

    private func world(_ songs: Songs, size: CGSize = CGSize(width: 320, height: 440)) -> World {
        var turn = 0
        return World(
            size: size,
            around: { _ in
                turn += 1
                return SongList(songs: songs, turn: turn)
            })
    }

    @Test func `a year without songs leads to the next one that has some`() {
        let world = world(Songs())
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 312, y: 220))
        #expect(hand.isTaken && world.told.isEmpty && world.stage.issues.isEmpty)
        hand.up()
        let year = Int(world.top?.prefix(4) ?? "") ?? 0
        #expect(year > 1961 && year % 4 != 0 && !world.isTracking)
    }

    @Test(arguments: [-1, 0, Double.nan, .infinity, -.infinity])
    func `numbers that are none draw no worse than the default, and trap nowhere`(number: Double) {
        let songs = Songs()
        songs.appearance.titleSize = number
        songs.appearance.hitThickness = number
        songs.appearance.maximumThickness = number
        songs.appearance.hideDelay = number
        songs.appearance.endPadding = number
        songs.appearance.autoHide = .untilTouched
        let world = world(songs)
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 319, y: 220))
        // A touch that is not the bar's is the list's, which has its own troubles with such points.
        if hand.isTaken { hand.move(to: CGPoint(x: .nan, y: number)) }
        hand.move(to: CGPoint(x: 319, y: 100))
        hand.up()
        #expect(!world.isTracking && world.stage.issues.isEmpty)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 10, height: 900)])
    func `without room nothing is drawn beyond it, and later there is room`(size: CGSize) {
        let world = world(Songs(), size: size)
        world.stage.change(size: CGSize(width: 320, height: 440))
        world.turn()
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 312, y: 220))
        #expect(hand.isTaken)
        hand.up()
        #expect(world.stage.issues.isEmpty)
    }

    @Test func `equal and empty titles, and years that go in mid-drag, down to none and back`() {
        let songs = Songs()
        for year in songs.years.indices { songs.years[year].title = year % 3 == 0 ? "" : "same" }
        let world = world(songs)
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 312, y: 220))
        for sample in 0..<12 {
            songs.years.removeFirst(min(4, songs.years.count))
            songs.years.shuffle()
            hand.move(to: CGPoint(x: 312, y: CGFloat(40 * sample)))
            world.update()
        }
        #expect(songs.years.isEmpty && !world.isTracking)
        hand.up()
        songs.years = Self.years
        world.update()
        // What is lit may be behind a dot.
        let next = Hand(world)
        next.down(at: CGPoint(x: 312, y: 300))
        #expect(next.isTaken)
        next.up()
    }

    @Test func `two bars on one list: the one on top is touched, and none of them traps`() {
        let songs = Songs()
        songs.isTwice = true
        let world = world(songs)
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 312, y: 220))
        #expect(hand.isTaken)
        hand.up()
        songs.isTwice = false
        world.update()
        #expect(world.lit != nil && world.stage.issues.isEmpty)
    }
}
