/// How many items each section of a list has.
public struct ListCounts: Hashable, Sendable {
  /// The number of items of each section, in order.
  public var items: [Int]

  /// Makes counts of the number of items of each section; a negative number counts as zero.
  public init(_ items: [Int] = []) {
    self.items = items.allSatisfy { $0 >= 0 } ? items : items.map { max($0, 0) }
  }

  /// The number of sections.
  public var sectionCount: Int { items.count }

  /// The number of all items.
  public var itemCount: Int { items.reduce(0, +) }

  /// Whether a section of this index exists.
  public func contains(section: Int) -> Bool { items.indices.contains(section) }

  /// Whether an item at this path exists.
  public func contains(_ path: ItemPath) -> Bool {
    contains(section: path.section) && path.item >= 0 && path.item < items[path.section]
  }
}

extension ListCounts: CustomStringConvertible {
  /// The counts as UIKit's messages write them (V-17).
  public var description: String {
    guard !items.isEmpty else { return "{ 0 sections }" }
    let noun = items.count == 1 ? "section" : "sections"
    return "{ \(items.count) \(noun) with item counts: [\(items.map(String.init).joined(separator: ", "))] }"
  }
}
