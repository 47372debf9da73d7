import QuartzCore

/// A section of rows that look like those of a table (V-71).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, with headers that stay in sight.
    case plain
    /// Groups of rows from edge to edge.
    case grouped
    /// Groups of rows with margins and round corners.
    case insetGrouped
    /// Rows with margins, without lines.
    case sidebar
    /// Rows from edge to edge, without lines.
    case sidebarPlain
  }

  /// The kinds of section headers.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// A supplementary view of the kind of headers.
    case supplementary
    /// The first item, above which and below which there is no line.
    case firstItemInSection
  }

  /// The kinds of section footers.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// A supplementary view of the kind of footers.
    case supplementary
  }

  /// Returns the lines of a row, from those of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the swipe actions at an edge of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// How the list looks.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the lines of single rows; nil for those of the section.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Returns the actions at the leading edge of rows; nil for none (V-95).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing edge of rows; nil for none (V-95).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The color behind the list, where the collection view has none of its own; nil for none.
  public var backgroundColor: UIColor?
  /// The kind of the sections' headers.
  public var headerMode = HeaderMode.none
  /// The distance above the sections' headers, in points; nil for that of the appearance, which is none here.
  public var headerTopPadding: CGFloat?
  /// The kind of the sections' footers.
  public var footerMode = FooterMode.none

  /// Creates a section without a header and a footer.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
  }

  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension NSCollectionLayoutSection {
  /// The height of a row that is not measured, and the space above and below groups without a header or footer (F-16).
  private static let rowHeight: CGFloat = 44
  private static let headerHeight: CGFloat = 38
  private static let groupGap: CGFloat = 17.5

  /// Returns a section of rows that look like those of a table (V-71).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func row(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let size = row(rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    section.contentInsetsReference = configuration.isInset ? .layoutMargins : .none
    if configuration.isGrouped {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : groupGap
      section.contentInsets.bottom = configuration.footerMode == .supplementary ? 0 : groupGap
    }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(headerHeight), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row(headerHeight), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists (V-71).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
