// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if OBJECTIVE_C
    @objc @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
        @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
        @objc optional func indexTitles(for collectionView: UICollectionView) -> [String]?
    }
    @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
#else
    @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
        func numberOfSections(in collectionView: UICollectionView) -> Int
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView
        /// iOS 14 shows an index of its own for it, which cannot be switched off.
        func indexTitles(for collectionView: UICollectionView) -> [String]?
    }
    extension UICollectionViewDataSource {
        public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        public func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView() }
        public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    }
    @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets
    }
    extension UICollectionViewDelegateFlowLayout {
        public func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    }
#endif
