// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What UIKit calls if it is there is optional to Objective-C only; here it has a default in its place.
#if OBJECTIVE_C
    @objc @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
        @objc optional func numberOfSections(in tableView: UITableView) -> Int
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        @objc optional func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String?
        @objc optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
        @objc optional func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int
    }

    @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
#else
    @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
        func numberOfSections(in tableView: UITableView) -> Int
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
        func sectionIndexTitles(for tableView: UITableView) -> [String]?
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int
    }
    extension UITableViewDataSource {
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }
        public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            nil
        }
        public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
        public func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { index }
    }

    @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    }
    extension UITableViewDelegate {
        public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
#endif
