import ListLayout
import QuartzCore

/// Says where and how a collection view shows its elements; subclasses override the methods (V-30).
///
/// In a layout pass the collection view calls ``prepare()`` after an invalidation, asks for the content's size, then
/// for the attributes of the visible rectangle.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil for none.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private(set) var decorationNibs: [String: UINib] = [:]

  /// Whether the layout has been prepared since its last invalidation.
  var isPrepared = false

  /// Creates a layout.
  public nonisolated override init() { super.init() }

  /// Creates a layout from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Classes

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Layout

  /// Called before the layout is asked for attributes, first and after each invalidation; subclasses call super.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Invalidates everything; the next layout pass prepares the layout anew.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext())
  }

  /// Invalidates what a context names; subclasses call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidate(with: context)
  }

  /// Whether a change of the collection view's bounds invalidates the layout; false here (V-32).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of a change of bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether attributes that a view prefers invalidate the layout; false here (V-34).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of attributes that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    let path = originalAttributes.indexPath
    switch originalAttributes.value.element.category {
    case .cell: context.invalidateItems(at: [path])
    case .supplementary(let kind): context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decoration(let kind): context.invalidateDecorationElements(ofKind: kind, at: [path])
    }
    return context
  }

  // MARK: Interactive movement

  /// Returns the attributes of an item that is moved interactively: its own at the position, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = attributes(of: .cell(indexPath.itemPath))?.copy(with: nil) as? UICollectionViewLayoutAttributes
    let moving = own ?? makeAttributes(ElementAttributes(.cell(indexPath.itemPath), frame: .zero))
    (moving.center, moving.zIndex) = (position, Int.max)
    return moving
  }

  /// Returns where an item that is moved interactively goes: to the item at the position, else it stays.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner?.item(at: position, besides: previousIndexPath) ?? previousIndexPath
  }

  /// Returns the context of an interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the context of the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  // MARK: Content offset

  /// Returns where a scroll comes to rest when the finger lifts; the velocity is in points per millisecond (V-38).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after updates or a change of layout (V-38).
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before a batch of updates is shown, after ``prepare()`` (V-21).
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation of a batch of updates (V-21).
  open func finalizeCollectionViewUpdates() {}

  /// Called before the bounds change in an animation, with the old bounds' successor (V-41).
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of a change of bounds (V-41).
  open func finalizeAnimatedBoundsChange() {}

  /// Called before a change to another layout (V-77).
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before a change from another layout (V-77).
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called inside the animation of a change of layout, on both layouts (V-77).
  open func finalizeLayoutTransition() {}

  /// Returns the attributes with which an inserted item begins; nil for a fade in place (V-39, V-40).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a deleted item ends; nil for a fade in place (V-39, V-40).
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a supplementary view begins; nil for a fade in place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a supplementary view ends; nil for a fade in place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a decoration view begins; nil for a fade in place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a decoration view ends; nil for a fade in place.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The layout, if it has sections that scroll across its axis; nil here (V-65).
  var sectionScrolling: (any SectionScrollingLayout)? { nil }

  /// Whether a section has swipe actions; false here (V-71).
  var hasSwipeProviders: Bool { false }

  /// Returns what gives the actions at an edge of a section's rows; nil here.
  func swipeProvider(
    of section: Int, isTrailing: Bool
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? { nil }

  /// Moves what the layout knows of items with a batch of updates.
  func follow(_ map: UpdateMap) {}

  // MARK: Decoration views

  /// Sets the class of a kind of decoration views; nil for none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      environment?.report(.registeredClassIsNoView(class: "\(viewClass)", identifier: elementKind))
      return
    }
    decorationClasses[elementKind] = type
    decorationNibs[elementKind] = nil
  }

  /// Sets the nib of a kind of decoration views, which has one view at its top; nil for none.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  // MARK: Direction

  /// Whether the layout is mirrored where the language runs against ``developmentLayoutDirection``; false here (V-42).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout is written: the language's of the device here, left to right in flow layouts.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    owner?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}

extension UICollectionViewLayout {
  var environment: UIEnvironment? { owner?.uiEnvironment ?? MediaEnvironment.currentIfAny as? UIEnvironment }

  /// Returns a new context of the layout's own class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return ClassInitializers.make(type)
  }

  /// Invalidates everything, as for other data.
  func invalidateEverything() {
    let context = makeContext()
    context.invalidatesEverything = true
    invalidateLayout(with: context)
  }

  /// Returns attributes of the layout's own class.
  func makeAttributes(_ value: ElementAttributes) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type == UICollectionViewLayoutAttributes.self ? nil : type.map { ClassInitializers.make($0) }
    guard let attributes else { return UICollectionViewLayoutAttributes(value) }
    attributes.value = value
    return attributes
  }

  private func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    owner?.layoutWasInvalidated(context)
  }
}
