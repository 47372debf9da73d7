import ListLayout
import QuartzCore

/// The delegate of a collection view with a flow layout, which may give sizes for each item and section (V-44).
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns an item's size, in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns a section's insets, in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the distance between a section's lines, in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the least distance between the items of a line, in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header, of which one length counts; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer, of which one length counts; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  /// Returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// The invalidation of a flow layout (V-33).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes, insets and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames of all items are computed anew.
  open var invalidateFlowLayoutAttributes = true
}

/// A layout of items in lines that fill the width or the height, with headers and footers for sections (V-44…V-58).
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The insets to which section insets are added (V-56).
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// The estimated size that lets cells say their size; until then the item size is the estimate.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The items' size where the delegate gives none, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of items that are not measured yet, in points; zero for items that are not measured (V-58).
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The insets to which ``sectionInset`` is added.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the length along the direction counts; 0 for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the length along the direction counts; 0 for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay in sight while their section is (V-57).
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay in sight while their section is (V-57).
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  var storedGeometry: FlowGeometry?
  /// The sizes that cells turned out to have, and those that the next preparation takes over.
  var measuredSizes: [ItemPath: CGSize] = [:]
  var newSizes: [ItemPath: CGSize] = [:]

  /// Creates a vertical layout of items of 50 × 50 points (V-44).
  public nonisolated override init() { super.init() }

  /// Creates a layout from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? InterfaceDecoder)?.fill(self)
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    _ = geometry
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    geometry.elements(in: rect, visible: visibleContent).map { makeAttributes($0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let path = indexPath.itemPath
    return geometry.frame(of: path).map { makeAttributes(ElementAttributes(.cell(path), frame: $0)) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    boundary(elementKind, indexPath.itemPath).map { makeAttributes($0) }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let rebuilds = flow?.invalidateFlowLayoutDelegateMetrics ?? true || flow?.invalidateFlowLayoutAttributes ?? true
    if rebuilds || context.invalidateEverything || context.invalidateDataSourceCounts { storedGeometry = nil }
    if context.invalidateEverything { measuredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    if axis.cross(newBounds.size) != axis.cross(owner.bounds.size) { return true }
    return (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds)
      && (newBounds.origin != owner.bounds.origin || newBounds.size != owner.bounds.size)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isResized = owner.map { axis.cross(newBounds.size) != axis.cross($0.bounds.size) } ?? true
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, !isResized {
      (flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes) = (false, false)
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.value.element.category == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    newSizes[originalAttributes.value.element.path] = preferredAttributes.size
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      (flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes) = (false, false)
    }
    return context
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, targetIndexPaths == previousIndexPaths {
      (flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes) = (false, false)
    }
    return context
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  override func follow(_ map: UpdateMap) { measuredSizes = measuredSizes.mapped(by: map) }
}

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Lines follow each other downwards.
    case vertical
    /// Lines follow each other to the right.
    case horizontal
  }
}
