import IndexBarUIKit
import UIKit

/// A table without sections. Each row supplies its letter, and the app reports a new name so that only it is read.
final class FlatController: UITableViewController {
    private var names = Names.sections.flatMap(\.names)
    private weak var bar: IndexBarView?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Flat table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        let bar = IndexBarView.attach(to: tableView)
        bar.accessibilityIdentifier = "bar"
        bar.rowTitle = { [weak self] path in self?.letter(of: path.row) }
        self.bar = bar
    }

    private func letter(of row: Int) -> String? {
        names.indices.contains(row) ? String(names[row].prefix(1)) : nil
    }

    func add(_ name: String) {
        let row = names.firstIndex { $0 > name } ?? names.count
        names.insert(name, at: row)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        bar?.rowsInserted(row..<row + 1)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = names[indexPath.row]
        cell.contentConfiguration = configuration
        return cell
    }
}
