import IndexBarUIKit
import UIKit

/// A bar that floats over the table, hidden until it is touched, with a fuller name in the preview.
final class FloatingController: UIViewController, UITableViewDataSource {
    private let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Floating bar"
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.dataSource = self
        view.addSubview(table)
        let bar = IndexBarView(attachedTo: table)
        bar.style = .floating
        bar.style.showsPreview = true
        bar.previewTitle = { Names.sections[$0].names.first }
    }

    func numberOfSections(in tableView: UITableView) -> Int { Names.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Names.sections[section].names.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Names.sections[section].letter
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = Names.sections[indexPath.section].names[indexPath.row]
        cell.contentConfiguration = configuration
        return cell
    }
}
