/// The identity of what a layout places: a cell, a supplementary view or a decoration view.
public struct ListElement: Hashable, Sendable {
  /// The kinds of elements.
  public enum Category: Hashable, Sendable {
    /// An item's cell.
    case cell
    /// A supplementary view of a kind.
    case supplementary(String)
    /// A decoration view of a kind.
    case decoration(String)
  }

  /// The kind of element.
  public var category: Category
  /// The path of the item, or that of the first element of its kind in the section.
  public var path: ItemPath

  /// Makes an identity.
  public init(_ category: Category, at path: ItemPath) {
    self.category = category
    self.path = path
  }

  /// An item's cell.
  public static func cell(_ path: ItemPath) -> ListElement { ListElement(.cell, at: path) }

  /// A section's header.
  public static func header(_ section: Int) -> ListElement {
    ListElement(.supplementary(headerKind), at: ItemPath(section: section, item: 0))
  }

  /// A section's footer.
  public static func footer(_ section: Int) -> ListElement {
    ListElement(.supplementary(footerKind), at: ItemPath(section: section, item: 0))
  }

  /// UIKit's kind of section headers.
  public static let headerKind = "UICollectionElementKindSectionHeader"
  /// UIKit's kind of section footers.
  public static let footerKind = "UICollectionElementKindSectionFooter"
}
