/// The sections and items of a list by identifier, in order; each identifier is there once (V-72).
///
/// `NSDiffableDataSourceSnapshot` is built on it. A call that throws changes nothing.
public struct ListSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections' identifiers, in order.
  public internal(set) var sectionIdentifiers: [Section] = []
  /// The items of each section.
  var items: [[Item]] = []
  /// The index of each section.
  var sectionIndices: [Section: Int] = [:]
  /// The key of the section that each item is in; keys stay when sections move.
  var sectionKeys: [Item: Int] = [:]
  /// The key of each section.
  var keys: [Int] = []
  /// The index of the section with each key, or −1.
  var indicesByKey: [Int] = []
  var itemsToReload = MarkedIdentifiers<Item>()
  var itemsToReconfigure = MarkedIdentifiers<Item>()
  var sectionsToReload = MarkedIdentifiers<Section>()

  /// Makes an empty snapshot.
  public init() {}

  /// The number of sections.
  public var sectionCount: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var itemCount: Int { sectionKeys.count }

  /// The numbers of items of the sections.
  public var counts: ListCounts { ListCounts(items.map(\.count)) }

  /// The items' identifiers in all sections, in order.
  public var itemIdentifiers: [Item] { Array(items.joined()) }

  /// The items of a section, or nil if there is no such section.
  public func items(in section: Section) -> [Item]? { sectionIndices[section].map { items[$0] } }

  /// The number of items of a section, or nil if there is no such section.
  public func itemCount(in section: Section) -> Int? { sectionIndices[section].map { items[$0].count } }

  /// The index of a section, in constant time.
  public func index(of section: Section) -> Int? { sectionIndices[section] }

  /// Whether the item is in the snapshot, in constant time.
  public func contains(_ item: Item) -> Bool { sectionKeys[item] != nil }

  /// The section of an item, in constant time.
  public func section(of item: Item) -> Section? { sectionIndex(of: item).map { sectionIdentifiers[$0] } }

  /// The path of an item, in the time of a search in its section.
  public func path(of item: Item) -> ItemPath? {
    guard let section = sectionIndex(of: item), let index = items[section].firstIndex(of: item) else { return nil }
    return ItemPath(section: section, item: index)
  }

  /// The item at a path, in constant time.
  public func item(at path: ItemPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
    return items[path.section][path.item]
  }

  /// The index of an item among those of all sections.
  public func index(of item: Item) -> Int? {
    path(of: item).map { path in items[..<path.section].reduce(path.item) { $0 + $1.count } }
  }

  /// The paths of all items, for many searches.
  public func paths() -> [Item: ItemPath] {
    var paths: [Item: ItemPath] = [:]
    paths.reserveCapacity(itemCount)
    for (section, items) in items.enumerated() {
      for (index, item) in items.enumerated() { paths[item] = ItemPath(section: section, item: index) }
    }
    return paths
  }

  func sectionIndex(of item: Item) -> Int? { sectionKeys[item].map { indicesByKey[$0] } }
}

/// Identifiers that are marked once each, in the order of marking.
struct MarkedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
  private(set) var list: [Identifier] = []
  private(set) var set: Set<Identifier> = []

  mutating func insert(_ identifier: Identifier) {
    if set.insert(identifier).inserted { list.append(identifier) }
  }

  mutating func remove(_ identifiers: Set<Identifier>) {
    guard !set.isDisjoint(with: identifiers) else { return }
    set.subtract(identifiers)
    list.removeAll { identifiers.contains($0) }
  }
}
