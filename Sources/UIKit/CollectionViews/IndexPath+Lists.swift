import Foundation
import ListLayout

/// Index paths of lists: a section and an item or row.
extension IndexPath {
  /// An index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// An index path of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section: the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item: the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row: the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension IndexPath {
  /// An index path of a position in a list.
  init(_ path: ItemPath) {
    self =
      path.item == ItemPath.noItem ? IndexPath(index: path.section) : IndexPath(item: path.item, section: path.section)
  }

  /// The section and the item of a list; the item is ``ItemPath/noItem`` where there is only one index.
  var itemPath: ItemPath {
    switch count {
    case 0: ItemPath(section: ItemPath.noItem, item: ItemPath.noItem)
    case 1: ItemPath(section: self[0], item: ItemPath.noItem)
    default: ItemPath(section: self[0], item: self[1])
    }
  }
}

extension ItemPath {
  /// The item of a supplementary view whose index path names a section only.
  static let noItem = -1
}
