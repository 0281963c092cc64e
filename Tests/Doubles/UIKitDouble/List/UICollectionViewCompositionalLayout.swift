// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case absolute, estimated, fractionalWidth, fractionalHeight }
    let kind: Kind
    public let dimension: CGFloat
    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
        super.init()
    }
    open class func absolute(_ value: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, value) }
    open class func estimated(_ value: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, value) }
    open class func fractionalWidth(_ value: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalWidth, value)
    }
    open class func fractionalHeight(_ value: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalHeight, value)
    }
}

@MainActor open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
        super.init()
    }
}

@MainActor open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }
}

/// Items of one size side by side; a group of groups is not modelled.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let perLine: Int
    init(_ size: NSCollectionLayoutSize, perLine: Int) {
        self.perLine = perLine
        super.init(layoutSize: size)
    }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        guard subitems.count == 1, subitems[0].layoutSize.widthDimension.kind == .fractionalWidth else {
            unmodelled("a group of other items than one, as a fraction of the width")
        }
        return .init(
            layoutSize, perLine: Int((1 / subitems[0].layoutSize.widthDimension.dimension).rounded()))
    }
    @available(iOS 16.0, *)
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { .init(layoutSize, perLine: count) }
}

@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let alignment: NSRectAlignment
    open var pinToVisibleBounds = false
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        if alignment != .top, alignment != .bottom {
            unmodelled("a boundary item that is neither header nor footer")
        }
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }
}
public enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom }

@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}
@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {}

@MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var headerPadding: CGFloat = 0
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias Provider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    let provider: Provider
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()
    override var isHorizontal: Bool { configuration.scrollDirection == .horizontal }
    public init(sectionProvider: @escaping Provider) {
        provider = sectionProvider
        super.init()
    }
    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    /// Rows of 44, estimated; in the plain appearance headers are pinned.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let full = NSCollectionLayoutDimension.fractionalWidth(1)
        let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(28)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems = [header]
            section.headerPadding = configuration.paddingNow
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func section(_ place: Int, count: Int, width: CGFloat) -> ListSection {
        var result = ListSection()
        result.count = count
        guard let section = provider(place, LayoutEnvironment()) else { return result }
        let height = section.group.layoutSize.heightDimension
        switch height.kind {
        case .absolute, .estimated: result.line = height.dimension
        case .fractionalWidth: result.line = height.dimension * width
        case .fractionalHeight: unmodelled("a fraction of a list's height")
        }
        result.isEstimate = height.kind == .estimated
        result.perLine = max(1, section.group.perLine)
        result.spacing = section.interGroupSpacing
        (result.before, result.after) = (section.contentInsets.top, section.contentInsets.bottom)
        adopt(section.boundarySupplementaryItems, &result)
        result.padding = section.headerPadding
        return result
    }

    /// Behaviour 19: one header and one footer, of whatever kind.
    private func adopt(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ result: inout ListSection
    ) {
        let headers = items.filter { $0.alignment == .top }
        let footers = items.filter { $0.alignment == .bottom }
        if headers.count > 1 || footers.count > 1 { unmodelled("two boundary items on one side") }
        if let header = headers.first {
            result.header = header.layoutSize.heightDimension.dimension
            result.headerKind = header.elementKind
            result.pinsHeader = header.pinToVisibleBounds
        }
        if let footer = footers.first {
            result.footer = footer.layoutSize.heightDimension.dimension
            result.footerKind = footer.elementKind
        }
    }
}

public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public var headerMode = HeaderMode.none
    /// Behaviour 22: nil is the system's, which is not zero in the plain appearance.
    @available(iOS 15.0, *) public var headerTopPadding: CGFloat? {
        get { storedPadding }
        set { storedPadding = newValue }
    }
    private var storedPadding: CGFloat?
    var paddingNow: CGFloat { storedPadding ?? (appearance == .plain ? 22 : 0) }
    let appearance: Appearance
    public init(appearance: Appearance) { self.appearance = appearance }
}

@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() { super.init() }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
}
