import QuartzCore

/// The parts of a layout that are invalid (V-33).
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context in which nothing is named.
  public nonisolated override init() { super.init() }

  /// Whether everything is invalid, as after `reloadData()` or for a new layout.
  open var invalidateEverything: Bool { invalidatesEverything }
  /// Whether the numbers of sections and items are asked for again.
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }

  /// The index paths of the items that are invalid; nil for none by name.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the supplementary views that are invalid, by kind; nil for none by name.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the decoration views that are invalid, by kind; nil for none by name.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Where the items that are moved interactively were in the layout; nil where none moves.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items that are moved interactively are now; nil where none moves.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the moved item's center, in points of the content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The distance that the next layout pass adds to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The size that is added to the content size at once, in points.
  ///
  /// The layout is asked for its content size when it has been prepared, and its answer counts from then on.
  open var contentSizeAdjustment = CGSize.zero

  nonisolated(unsafe) var invalidatesEverything = false
  nonisolated(unsafe) var invalidatesCounts = false

  /// Adds items to those that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views to those that are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views to those that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
