#if INDEXBAR_UIKIT_DOUBLE
    import Foundation
    import IndexBarUIKit
    import Testing
    import UIKit

    /// The lines that the README shows, in use. Each line of its UIKit blocks for lists has to be here.
    @MainActor @Suite struct UsageTests {
        struct Group: Hashable, Sendable {
            let letter: String?
        }

        @Test func `a table view`() {
            let shelf = Shelf([3, 3])
            let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
            tableView.dataSource = shelf
            IndexBarView(attachedTo: tableView)
            let window = UIWindow(frame: tableView.frame)
            window.addSubview(tableView)
            Display.frame()
            #expect((window.subviews.last as? IndexBarView)?.titles == ["A", "B"])
            do {
                let bar = IndexBarView(attachedTo: tableView)
                #expect(bar.attachedList === tableView)
            }
            let bar = IndexBarView.attach(to: tableView)
            let searchController = UISearchController(searchResultsController: nil)
            bar.searchBar = searchController.searchBar
            bar.style.axis = .vertical
            bar.detach()
        }

        private final class Letters {
            func letter(of row: Int) -> String? { "ABC".map(String.init)[row / 20] }
        }

        @Test func `a table without sections`() {
            let names: Letters? = Letters()
            let shelf = Shelf([60])
            let flatTable = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
            flatTable.dataSource = shelf
            IndexBarView.attach(to: flatTable).rowTitle = { [weak names] in names?.letter(of: $0.row) }
            let window = UIWindow(frame: flatTable.frame)
            window.addSubview(flatTable)
            Display.frame()
            let bar = IndexBarView.attach(to: flatTable)
            bar.rowTitle = { [weak names] in names?.letter(of: $0.row) }
            for _ in 0..<2 { Display.frame() }
            #expect(bar.titles == ["A", "B", "C"])
            bar.rowsInserted(40..<42)
            #expect(bar.content.rowCount == 62)
        }

        @Test func `a collection view with a diffable data source`() {
            let collectionView = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: UICollectionViewFlowLayout())
            let dataSource = UICollectionViewDiffableDataSource<Group, Int>(collectionView: collectionView) {
                _, _, _ in nil
            }
            var snapshot = NSDiffableDataSourceSnapshot<Group, Int>()
            snapshot.appendSections([Group(letter: nil), Group(letter: "K")])
            snapshot.appendItems([1, 2])
            dataSource.apply(snapshot)
            IndexBarView.attach(to: collectionView).setSectionTitle(from: dataSource) { $0.letter }
            let bar = IndexBarView(attachedTo: collectionView)
            bar.sectionTitle = { [weak dataSource] in dataSource?.sectionIdentifier(for: $0)?.letter }
            let window = UIWindow(frame: collectionView.frame)
            window.addSubview(collectionView)
            for _ in 0..<2 { Display.frame() }
            #expect(bar.titles == ["K"])
        }

        /// The migration page's sample, and the class's.
        private final class LettersController: UIViewController {
            var letters: [String?] = ["A", "B", "C"]
            let shelf = Shelf([3, 0, 3])
            weak var bar: IndexBarView?
            var shown: [Int?] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                let collectionView = UICollectionView(
                    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                collectionView.dataSource = shelf
                view.addSubview(collectionView)
                let bar = IndexBarView(attachedTo: collectionView)
                bar.sectionTitle = { [weak self] in self?.letters[$0] }
                bar.style = .native
                self.bar = bar
            }
            func scroll(toSection section: Int?) { shown.append(section) }
        }

        @Test func `R27: the migration page's sample with an empty section goes on, and leaks nothing`() {
            weak var bar: IndexBarView?
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = LettersController()
            for _ in 0..<2 { Display.frame() }
            bar = (window.rootViewController as? LettersController)?.bar
            bar?.select(entry: 1)
            Display.frame()
            #expect(bar?.lastSelection?.section == 2)
            window.rootViewController = nil
            #expect(bar == nil)
        }

        @Test func `R27: the class's first sample does not keep its bar alive`() {
            let list = LettersController()
            weak var kept: IndexBarView?
            do {
                let bar = IndexBarView(frame: .zero, titles: ["A", "B", "C"])
                bar.onSelect = { [weak list] in list?.scroll(toSection: $0.section) }
                bar.select(entry: 2)
                kept = bar
            }
            #expect(kept == nil && list.shown == [2])
        }

        @Test func `UIKit's own collation as content`() {
            let bar = IndexBarView(frame: .zero)
            let collation = UILocalizedIndexedCollation.current()
            let counts = [3, 0, 4]
            bar.content = IndexBarContent(collation: collation, rowCounts: counts)
            #expect(bar.titles == collation.sectionIndexTitles && bar.content.rowCount == 7)
        }

        /// Every member that the two pages name, in use.
        @Test func `what the pages for users of other indexes name is there`() {
            let frame = CGRect(x: 0, y: 0, width: 20, height: 300)
            let titles = ["A", UITableView.indexSearch]
            let bar = IndexBarView(frame: frame, titles: titles)
            bar.style = .native
            bar.style.titleColor = .red
            bar.backgroundColor = .red
            bar.style.barColor = .red
            bar.style.trackingBackground = nil
            bar.style.minimumRows = 2
            bar.reservation = .none
            bar.searchBar = UISearchController(searchResultsController: nil).searchBar
            bar.style.emptySections = .next
            bar.sectionTitle = nil
            bar.insets = .zero
            bar.hurriesTouches = true
            bar.style.margins = .zero
            bar.isHidden = false
            bar.style.autoHide = .never
            bar.titles = titles
            bar.content = IndexBarContent(entries: [
                IndexBarEntry(title: "A", section: nil, symbolName: "star")
            ])
            bar.style.gaps = .none
            bar.reloadSections()
            bar.onSelect = nil
            bar.delegate = nil
            bar.style.givesFeedback = false
            bar.style.font = .systemFont(ofSize: 12)
            bar.style.boldFont = nil
            bar.style.pitch = nil
            bar.style.regularPitch = nil
            bar.style.backgroundInset = 1
            bar.style.endPadding = 1
            bar.style.hitThickness = 30
            bar.detach()
            #expect(bar.titles == ["A"])
        }

        nonisolated private static let file = URL(fileURLWithPath: #filePath)
        nonisolated private static let root = (0..<4).reduce(file) { place, _ in
            place.deletingLastPathComponent()
        }
        /// Copies of the sources for other checks come without the pages.
        nonisolated private static let hasPages = FileManager.default.fileExists(
            atPath: root.appendingPathComponent("README.md").path)

        /// Each cell about this bar names a suite, each about another its source, or says that it is unknown.
        @Test(.enabled(if: hasPages)) func `the comparison's cells name what they rest on`() throws {
            let tests = UsageTests.root.appendingPathComponent("Tests/IndexBarUIKitTests")
            let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
            var suites: Set<String> = []
            while let file = files?.nextObject() as? URL {
                suites.insert(file.deletingPathExtension().lastPathComponent)
            }
            let page = UsageTests.root.appendingPathComponent("Documentation/Comparison.md")
            let rows = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n").filter {
                $0.hasPrefix("| ") && !$0.contains("---") && !$0.hasPrefix("| Point")
            }
            #expect(rows.count > 30)
            for row in rows where !row.hasPrefix("| Seen on a device") {
                let cells = row.components(separatedBy: "|")
                #expect(cells.count == 6, "\(row)")
                let named = cells[2].matches(of: /`([A-Za-z]+Tests)`/).map { String($0.1) }
                #expect(named.allSatisfy(suites.contains), "\(cells[2])")
                #expect(!named.isEmpty || cells[2].contains("Scripts/"), "\(cells[2])")
                for cell in cells[3...4] {
                    let hasSource = cell.contains(/\((A|MC?)[:)]/) || cell.contains("https://")
                    #expect(hasSource || cell.contains("unknown"), "\(cell)")
                }
            }
        }

        @Test(.enabled(if: hasPages)) func `the README and the pages say the same`() throws {
            let (file, root) = (UsageTests.file, UsageTests.root)
            let samples = ["RealSamplesTests.swift", "RealFlatTests.swift"].map {
                root.appendingPathComponent("Tests/IndexBarUIKitTests/RealApps/" + $0)
            }
            let here = try ([file] + samples).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            let catalog = "Sources/IndexBarUIKit/IndexBarUIKit.docc/"
            let pages = [
                "README.md", "Documentation/TableIndex.md", "Documentation/MYTableViewIndex.md",
                catalog + "IndexBarUIKit.md", catalog + "Attaching.md", catalog + "Sources.md",
            ]
            for page in pages {
                let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
                let parts = text.components(separatedBy: "```")
                let blocks = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter {
                    $0.contains("attachedTo:") || $0.contains("IndexBarView.attach(to:")
                        || page.hasPrefix(catalog)
                }
                #expect(blocks.count >= 1)
                for line in blocks.joined().components(separatedBy: "\n")
                where line.contains("(") && line.contains("ndexBar") || line.contains("bar.")
                    || page.hasPrefix(catalog) && line != "swift"
                {
                    let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
                    #expect(code.isEmpty || code.hasPrefix("|") || here.contains(code), "\(page): \(code)")
                }
                guard page != "README.md" else { continue }
                for part in text.components(separatedBy: "`bar.").dropFirst() {
                    let name = part.prefix { $0.isLetter || $0 == "." }
                    #expect(here.contains("bar.\(name)"), "\(page): \(name)")
                }
            }
        }
    }
#endif
