import UIKit

/// The list of examples.
final class MenuController: UITableViewController {
    static let examples: [@MainActor () -> UIViewController] = [
        { TableController(style: .plain) }, { DiffableController() }, { FloatingController() },
        { HorizontalController() }, { FlatController(style: .plain) },
    ]
    private let titles = [
        "Table", "Diffable collection view", "Floating bar", "Horizontal bar", "Flat table", "Sheet",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Index bar"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "example")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = titles[indexPath.row]
        cell.contentConfiguration = configuration
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.row < MenuController.examples.count else {
            return present(TableController(style: .plain), animated: true)
        }
        navigationController?.pushViewController(MenuController.examples[indexPath.row](), animated: true)
    }
}
