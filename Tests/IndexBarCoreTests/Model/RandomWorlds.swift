import IndexBarCore

/// Larger worlds than the small ones, chosen at random.
enum RandomWorlds {
    static func world(_ numbers: inout SeededNumbers, count: Int) -> World {
        var world = World(count: count)
        world.pitch = numbers.one(of: [14, 13.83, 24, 10, 1, 17.5, 0.3])
        world.distribution = numbers.one(of: IndexBarStyle.Distribution.allCases)
        world.gaps = numbers.one(of: IndexBarStyle.Gaps.allCases)
        world.frame = frame(&numbers)
        let room =
            numbers.flag() ? numbers.number(0...900) : Double(count) * world.pitch * numbers.number(0...2)
        world.extent = max(0, room + world.frame.taken)
        if count > 0, numbers.flag() {
            world.required = (0...numbers.whole(0...5)).map { _ in numbers.whole(-2...count + 2) }
        }
        if numbers.flag() {
            world.rows = (0..<count).map { _ in numbers.one(of: [0, 1, 1, 2, 30, 5000]) }
        }
        return world
    }

    private static func frame(_ numbers: inout SeededNumbers) -> World.Frame {
        let isHorizontal = numbers.flag()
        return World.Frame(
            axis: numbers.flag() ? .automatic : isHorizontal ? .horizontal : .vertical,
            isHorizontal: isHorizontal, isRightToLeft: numbers.flag(), near: numbers.one(of: [0, 20, 44.5]),
            far: numbers.one(of: [0, 34, 3]), padding: numbers.one(of: [0, 2, 10]))
    }

    /// Runs a test on so many random worlds and gives back the first of its faults.
    static func faults(
        seed: UInt64, worlds: Int, counts: [Int] = [0, 1, 2, 3, 5, 9, 26, 27, 28, 60, 259],
        _ test: (World) -> String?
    ) -> [String] {
        var numbers = SeededNumbers(seed: seed)
        var faults: [String] = []
        for _ in 0..<worlds {
            let world = world(&numbers, count: numbers.one(of: counts))
            if let fault = test(world) { faults.append("\(fault); world: \(world)") }
            if faults.count == 3 { break }
        }
        return faults
    }
}
