import QuartzCore

/// What of a layout is invalid (V-33).
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

  /// The distance that is added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change that is added to the content size, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that a person has dragged to other places, before the move; nil without interactive movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// The items that a person has dragged to other places, after the move; nil without interactive movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }

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
