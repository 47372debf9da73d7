import Foundation

/// Index paths of lists as objects: a section and an item or row.
extension NSIndexPath {
  /// Creates an index path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// Creates an index path of a row in a section of a table view.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }

  /// The item: the second index.
  public var item: Int { index(atPosition: 1) }

  /// The row: the second index.
  public var row: Int { index(atPosition: 1) }
}
