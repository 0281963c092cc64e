#if INDEXBAR_UIKIT_DOUBLE
    import UIKit

    /// The data of a list: sections with rows, headers and index titles as a test wants them.
    final class Shelf: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var counts: [Int]
        var headers: [String?]
        var indexTitles: [String]?
        var ownTitles: [String]?
        var height: (IndexPath) -> CGFloat = { _ in 44 }
        var lead: ((String, Int) -> Int)?
        var asked: [String] = []
        var titleReads = 0
        var countReads = 0
        /// The table's right margin when the first cell was made.
        var marginAtFirstCell: CGFloat?

        init(_ counts: [Int], headers: [String?]? = nil) {
            self.counts = counts
            self.headers = headers ?? counts.indices.map { Shelf.letter($0) }
        }

        static func letter(_ place: Int) -> String {
            place < 26 ? String(UnicodeScalar(UInt8(65 + place))) : "\(place)"
        }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            countReads += 1
            return counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if marginAtFirstCell == nil { marginAtFirstCell = tableView.layoutMargins.right }
            return UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            headers.indices.contains(section) ? headers[section] : nil
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(indexPath)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            titleReads += 1
            return indexTitles
        }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            asked.append(title)
            return lead?(title, index) ?? index
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = TallCell()
            cell.height = height(indexPath)
            return cell
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { ownTitles }
    }

    /// A cell that wants to be so high.
    final class TallCell: UICollectionViewCell {
        var height: CGFloat = 44
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }
#endif
