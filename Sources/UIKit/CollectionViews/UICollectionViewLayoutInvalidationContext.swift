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

  /// The distance that is added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points.
  ///
  /// The collection view asks the layout for its content size after each invalidation, which has the change already.
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
