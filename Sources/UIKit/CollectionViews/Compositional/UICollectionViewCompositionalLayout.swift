import ListLayout
import QuartzCore

/// Returns a section of a compositional layout, by its index (V-70).
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections, each of them a group of items that is repeated (V-59…V-70).
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The metrics that all sections share; a copy, so that a change takes effect when it is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  var storedGeometry: CompositionalGeometry?
  /// The sections that the provider has returned for the geometry.
  var sections: [NSCollectionLayoutSection?] = []
  /// Whether one of the sections has a handler of its visible elements, or a boundary item that is pinned.
  var hasHandlers = false
  var hasPinnedItems = false
  /// The color that the layout has given the collection view, for a list.
  var listBackground: UIColor?
  /// The sizes that elements turned out to have.
  var measuredSizes: [ListElement: CGSize] = [:]
  /// How far sections are scrolled across the direction, from their leading edges.
  var orthogonalOffsets: [Int: CGFloat] = [:]

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let section: NSCollectionLayoutSection = section.copied()
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout of the sections that a function returns (V-70).
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout of the sections that a function returns (V-70).
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Returns nil: layouts are made in code.
  public required init?(coder: NSCoder) { nil }

  open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    _ = geometry
    updateListBackground()
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = geometry.elements(in: rect, visible: visibleContent(for: rect), orthogonalOffsets: orthogonalOffsets)
      .map { attributes($0) }
    callHandlers(found, in: rect)
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofElement: .cell(indexPath.itemPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofElement: ListElement(.supplementary(elementKind), at: indexPath.itemPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofElement: ListElement(.decoration(elementKind), at: indexPath.itemPath))
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keepsSections = (context as? CompositionalInvalidationContext)?.keepsSections ?? false
    if !keepsSections || context.invalidateEverything || context.invalidateDataSourceCounts { storedGeometry = nil }
    if context.invalidateEverything { measuredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    return newBounds.size != owner.bounds.size || (newBounds.origin != owner.bounds.origin && hasPinnedItems)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let owner, newBounds.size == owner.bounds.size else {
      measuredSizes = [:]
      return context
    }
    (context as? CompositionalInvalidationContext)?.keepsSections = true
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let size = geometry.layoutSize(of: originalAttributes.value.element) else { return false }
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    return (size.width.isEstimated && old.width != new.width) || (size.height.isEstimated && old.height != new.height)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.contentOffsetAdjustment = measure(originalAttributes.value.element, preferredAttributes.size)
    (context as? CompositionalInvalidationContext)?.keepsSections = true
    return context
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  override func follow(_ map: UpdateMap) {
    measuredSizes = measuredSizes.reduce(into: [:]) { mapped, entry in
      if let element = map.element(after: entry.key) { mapped[element] = entry.value }
    }
    orthogonalOffsets = orthogonalOffsets.reduce(into: [:]) { mapped, entry in
      if let section = map.newSection(of: entry.key) { mapped[section] = entry.value }
    }
  }

  override var sectionScrolling: (any SectionScrollingLayout)? { self }

  override var hasSwipeProviders: Bool {
    sections.contains {
      $0?.list?.leadingSwipeActionsConfigurationProvider != nil
        || $0?.list?.trailingSwipeActionsConfigurationProvider != nil
    }
  }

  override func swipeProvider(
    of section: Int, isTrailing: Bool
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    guard sections.indices.contains(section), let list = sections[section]?.list else { return nil }
    return isTrailing
      ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
  }
}

/// The parts of a compositional layout that are invalid.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the sections stay as the provider has returned them.
  var keepsSections = false
}
