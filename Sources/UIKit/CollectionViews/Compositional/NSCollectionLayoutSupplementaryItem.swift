import ListLayout
import QuartzCore

/// A view at an edge or a corner of an item, such as a badge (V-67).
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The view's kind.
  open private(set) var elementKind: String
  /// The point of the item at which the view lies.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies there; the same as the item's if nil.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The order in depth: 1 by default, above the cell.
  open var zIndex = 1

  /// Creates a view of an item whose point of the same edges lies at an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view of an item whose own anchor lies at one of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    return copy
  }

  var supplementary: SupplementaryItem {
    var item = SupplementaryItem(
      kind: elementKind, size: layoutSize.value, containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value)
    item.zIndex = zIndex
    return item
  }
}

/// A header, a footer or another view at the boundary of a section or of the whole content (V-67).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where the view lies.
  open private(set) var alignment: NSRectAlignment
  /// The distance from there, in points.
  open private(set) var offset: CGPoint
  /// Whether the section is longer by the view, which otherwise lies over the items.
  open var extendsBoundary = true
  /// Whether the view stays in sight while the section is (V-57).
  open var pinToVisibleBounds = false

  /// Creates a view at a boundary.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at a distance in points from a boundary.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    zIndex = Self.boundaryDepth
  }

  /// The depth of boundary items, above that of cells.
  private static let boundaryDepth = 2

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.takeProperties(of: self)
    (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (zIndex, extendsBoundary, pinToVisibleBounds)
    return copy
  }

  var boundary: BoundaryItem {
    var item = BoundaryItem(kind: elementKind, size: layoutSize.value, alignment: BoundaryItem.Alignment(alignment))
    (item.offset, item.zIndex) = (offset, zIndex)
    (item.extendsBoundary, item.pinsToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    return item
  }
}

/// A decoration view behind a section (V-68).
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The view's kind, whose class is registered with the layout.
  open private(set) var elementKind: String
  /// The order in depth: 0 by default, behind the cells.
  open var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a view behind a whole section, less its content insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.takeProperties(of: self)
    copy.zIndex = zIndex
    return copy
  }

  var background: BackgroundItem {
    var item = BackgroundItem(kind: elementKind)
    (item.insets, item.zIndex) = (ListInsets(contentInsets), zIndex)
    return item
  }
}

extension BoundaryItem.Alignment {
  init(_ alignment: NSRectAlignment) {
    self =
      switch alignment {
      case .none, .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
  }
}
