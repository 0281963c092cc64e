import IndexBarUIKit
import UIKit

/// A table controller with a search field: one line attaches the bar, another hides it during a search.
final class TableController: UITableViewController, UISearchResultsUpdating {
    private var sections = Names.sections
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        let bar = IndexBarView(attachedTo: tableView)
        bar.accessibilityIdentifier = "bar"
        bar.searchBar = search.searchBar
    }

    func updateSearchResults(for searchController: UISearchController) {
        sections = Names.sections(beginningWith: searchController.searchBar.text ?? "")
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].names.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = sections[indexPath.section].names[indexPath.row]
        cell.contentConfiguration = configuration
        return cell
    }
}
