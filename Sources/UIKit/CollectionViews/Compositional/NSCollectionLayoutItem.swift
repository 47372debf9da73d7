import ListLayout
import QuartzCore

/// A cell of a compositional layout, or what contains cells (V-59).
///
/// A group takes copies of its items: later changes of an item have no effect on it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size in what contains the item.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The insets, in points, by which the cell is smaller than its item; ignored along estimated lengths (V-63).
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances to other items; nil for none (V-62).
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views at the item's edges, such as badges (V-67).
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { items }
  private let items: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with views at its edges.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    items = supplementaryItems
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: items)
    copy.takeProperties(of: self)
    return copy
  }

  func takeProperties(of other: NSCollectionLayoutItem) {
    (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
  }

  /// The item for the geometry.
  func value(_ traits: UITraitCollection) -> LayoutItem {
    var item = LayoutItem(layoutSize.value)
    item.contentInsets = ListInsets(contentInsets)
    if let edgeSpacing { item.edgeSpacing = edgeSpacing.value }
    item.supplementaryItems = supplementaryItems.map(\.supplementary)
    return item
  }
}

extension NSCopying where Self: NSObject {
  /// Returns a copy of the same type, or the object itself where a subclass makes a copy of another type.
  @MainActor func copied() -> Self { copy(with: nil) as? Self ?? self }
}

extension ListInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
