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

  /// A header, a footer or another view at an edge of the whole content, counted among those of its kind.
  ///
  /// Its path has the number instead of a section and no item, so that its index path is one index.
  public static func layoutBoundary(_ kind: String, _ index: Int = 0) -> ListElement {
    ListElement(.supplementary(kind), at: ItemPath(section: index, item: -1))
  }

  /// Whether the element belongs to the whole layout and to no section.
  public var isOfLayout: Bool { category != .cell && path.item < 0 }

  /// UIKit's kind of section headers.
  public static let headerKind = "UICollectionElementKindSectionHeader"
  /// UIKit's kind of section footers.
  public static let footerKind = "UICollectionElementKindSectionFooter"
}
