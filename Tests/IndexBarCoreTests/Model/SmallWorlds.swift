import IndexBarCore

/// All worlds of 0 to 8 entries: around every length at which one more slot fits, in every way to lay them
/// out.
enum SmallWorlds {
    static let pitches = [14, 13.83, 1]

    static let frames = [
        World.Frame(),
        World.Frame(axis: .automatic, near: 44, far: 34, padding: 2),
        World.Frame(axis: .horizontal, isHorizontal: true, near: 7.5, padding: 2),
        World.Frame(axis: .automatic, isHorizontal: true, isRightToLeft: true, near: 20, far: 3, padding: 2),
        World.Frame(axis: .horizontal, isHorizontal: true, isRightToLeft: true),
        World.Frame(axis: .vertical, isRightToLeft: true, far: 11, padding: 10),
    ]

    /// Room for so many slots, a little less, a little more, and between; and far more than enough.
    static func rooms(for count: Int, pitch: Double) -> [Double] {
        var rooms = [-5, 0, 0.4 * pitch, 4096]
        for slots in 1...count + 1 {
            let room = Double(slots) * pitch
            rooms += [room - 2e-6 * pitch, room - 5e-7 * pitch, room - 1e-7, room, room + 1e-7]
            rooms.append(room + 0.5 * pitch)
        }
        return rooms
    }

    /// Nothing required; and with dots, where it could matter, a few sets.
    static func requiredSets(_ world: World) -> [[Int]] {
        let count = world.count
        guard world.gaps == .dots, count >= 4 else { return [[]] }
        return [[], [count / 2], [1, count - 2], Array(0..<count)]
    }

    /// Uneven rows; and with dots also one row each, none at all, and one huge section.
    static func rowSets(_ world: World) -> [[Int]?] {
        let count = world.count
        guard count > 1 else { return [nil] }
        let uneven = (0..<count).map { [3, 0, 1, 7, 0, 2, 40, 5][$0] }
        guard world.gaps == .dots else { return [uneven] }
        return [
            uneven, nil, Array(repeating: 0, count: count), (0..<count).map { $0 == 1 ? 100_000 : 1 },
        ]
    }

    /// Calls back with each world of a distribution.
    static func forEach(of distribution: IndexBarStyle.Distribution, _ body: (World) -> Void) {
        var world = World(distribution: distribution)
        for count in 0...8 {
            world.count = count
            for pitch in pitches {
                world.pitch = pitch
                for room in rooms(for: count, pitch: pitch) { inFrames(world, room: room, body) }
            }
        }
    }

    private static func inFrames(_ world: World, room: Double, _ body: (World) -> Void) {
        var world = world
        for frame in frames {
            world.frame = frame
            world.extent = max(0, room + frame.taken)
            for gaps in IndexBarStyle.Gaps.allCases {
                world.gaps = gaps
                inColumns(world, body)
            }
        }
    }

    private static func inColumns(_ world: World, _ body: (World) -> Void) {
        var world = world
        if world.distribution == .proportional {
            for rows in rowSets(world) {
                world.rows = rows
                world.levels = nil
                body(world)
                // Months between years, and days between both.
                world.levels = (0..<world.count).map { ($0 * 5 + 2) % 3 }
                body(world)
            }
        } else {
            for required in requiredSets(world) {
                world.required = required
                body(world)
            }
        }
    }
}
