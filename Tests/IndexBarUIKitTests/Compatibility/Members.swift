#if canImport(UIKit)
    import Foundation
    import IndexBarCompatibility
    import UIKit

    /// What a test of one deprecated member does. The members are used in deprecated code and called through
    /// a protocol that is not, so that their use is no warning here.
    struct Member: Sendable {
        let name: String
        let check: @MainActor @Sendable () throws -> Void
        init(_ name: String, _ check: @escaping @MainActor @Sendable () throws -> Void) {
            self.name = name
            self.check = check
        }
    }

    /// An ancestor's members.
    protocol Ancestor {
        static var members: [Member] { get }
    }

    /// A coder with nothing in it.
    @MainActor func emptyCoder() throws -> NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }

    /// A table's rows; sections as given.
    final class Counts: NSObject, UITableViewDataSource {
        let counts: [Int]
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
#endif
