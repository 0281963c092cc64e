import IndexBarCore
import Testing

/// Every small world, compared with a naive model (rules L1 to L9).
@Suite struct SmallWorldsTests {
    @Test(arguments: IndexBarStyle.Distribution.allCases)
    func `each of 179,064 small worlds is drawn, shared out and hit as the contract says`(
        distribution: IndexBarStyle.Distribution
    ) {
        var checked = 0
        var faults: [String] = []
        SmallWorlds.forEach(of: distribution) { world in
            checked += 1
            if faults.count < 5 { faults += WorldComparison(world).faults }
        }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
        #expect(checked == (distribution == .proportional ? 63_288 : 28_944))
    }
}
