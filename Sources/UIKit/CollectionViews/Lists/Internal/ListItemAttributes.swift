import ListLayout
import QuartzCore

/// Where a row is in its list, and the lines around it.
struct ListRow: Hashable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst: Bool
  let isLast: Bool
  /// The lines above and below; nil for none.
  let separators: UIListSeparatorConfiguration
  let showsTop: Bool
  let showsBottom: Bool

  @MainActor
  init(_ list: UICollectionLayoutListConfiguration, at path: ItemPath, count: Int) {
    appearance = list.appearance
    (isFirst, isLast) = (path.item == 0, path.item == count - 1)
    let own = list.itemSeparatorHandler?(IndexPath(path), list.separatorConfiguration)
    separators = own ?? list.separatorConfiguration
    let isHeader = list.headerMode == .firstItemInSection && isFirst
    let automatic = !isHeader && !(list.isGrouped && isLast)
    showsTop = list.showsSeparators && separators.topSeparatorVisibility == .visible
    showsBottom =
      list.showsSeparators
      && (separators.bottomSeparatorVisibility == .visible
        || (separators.bottomSeparatorVisibility == .automatic && automatic))
  }

  /// The corners of an inset group that are round at this row.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

/// The attributes of a row in a list.
final class ListItemAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var row: ListRow?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ListItemAttributes)?.row = row
    return copy
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? ListItemAttributes)?.row == row
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the attributes of an element, with its row's position in a list.
  func attributes(_ value: ElementAttributes) -> UICollectionViewLayoutAttributes {
    let path = value.element.path
    guard value.element.category == .cell, sections.indices.contains(path.section), let owner,
      let list = sections[path.section]?.list,
      type(of: self).layoutAttributesClass == UICollectionViewLayoutAttributes.self
    else { return makeAttributes(value) }
    let attributes = ListItemAttributes(value)
    attributes.row = ListRow(list, at: path, count: owner.loadedCounts.items[path.section])
    return attributes
  }

  /// Gives the collection view the color of the first list, if it has none of its own.
  func updateListBackground() {
    guard let owner, let color = sections.lazy.compactMap({ $0?.list?.backgroundColor }).first,
      owner.backgroundColor == nil || owner.backgroundColor == listBackground
    else { return }
    if owner.backgroundColor != color { owner.backgroundColor = color }
    listBackground = color
  }
}
