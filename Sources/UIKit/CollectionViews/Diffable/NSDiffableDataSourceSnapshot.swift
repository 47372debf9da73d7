import Foundation
import ListLayout
import QuartzCore

/// The sections and items of a list by identifier, in order; each identifier is there once (V-72).
///
/// A value of any thread. A call that cannot be made is reported, and changes nothing (V-73).
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var list: ListSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Creates an empty snapshot.
  public init() { list = ListSnapshot() }

  init(_ list: ListSnapshot<SectionIdentifierType, ItemIdentifierType>) { self.list = list }

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { list.itemCount }
  /// The number of sections.
  public var numberOfSections: Int { list.sectionCount }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sectionIdentifiers }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { list.itemIdentifiers }
  /// The sections whose views are to be replaced.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { list.reloadedSectionIdentifiers }
  /// The items whose cells are to be replaced (V-76).
  public var reloadedItemIdentifiers: [ItemIdentifierType] { list.reloadedItemIdentifiers }
  /// The items whose cells are to be configured anew (V-76).
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { list.reconfiguredItemIdentifiers }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(in: identifier).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items(in: identifier)
  }

  /// Returns the section of an item; nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    list.section(of: identifier)
  }

  /// Returns the index of an item among those of all sections; nil for an item that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { list.index(of: identifier) }

  /// Returns the index of a section; nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { list.index(of: identifier) }

  private func items(in section: SectionIdentifierType) -> [ItemIdentifierType] {
    if let items = list.items(in: section) { return items }
    SnapshotReport.send(.invalidSnapshot(.missingSection("\(section)")))
    return []
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one; items that are there already are moved (V-73).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    change { list throws(SnapshotError) in
      Self.note(moved: try list.appendItems(identifiers, to: sectionIdentifier))
    }
  }

  /// Adds items before another one; items that are there already are moved (V-73).
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    change { list throws(SnapshotError) in
      Self.note(moved: try list.insertItems(identifiers, .before, beforeIdentifier))
    }
  }

  /// Adds items after another one; items that are there already are moved (V-73).
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    change { list throws(SnapshotError) in
      Self.note(moved: try list.insertItems(identifiers, .after, afterIdentifier))
    }
  }

  /// Removes items; items that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { list.deleteItems(identifiers) }

  /// Removes all sections and items.
  public mutating func deleteAllItems() { list.deleteAllItems() }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    change { list throws(SnapshotError) in try list.moveItem(identifier, .before, toIdentifier) }
  }

  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    change { list throws(SnapshotError) in try list.moveItem(identifier, .after, toIdentifier) }
  }

  /// Marks items whose cells are to be replaced (V-76).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change { list throws(SnapshotError) in try list.reloadItems(identifiers) }
  }

  /// Marks items whose cells stay and are to be configured anew (V-76).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change { list throws(SnapshotError) in try list.reconfigureItems(identifiers) }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change { list throws(SnapshotError) in try list.appendSections(identifiers) }
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    change { list throws(SnapshotError) in try list.insertSections(identifiers, .before, toIdentifier) }
  }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    change { list throws(SnapshotError) in try list.insertSections(identifiers, .after, toIdentifier) }
  }

  /// Removes sections with their items; sections that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { list.deleteSections(identifiers) }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    change { list throws(SnapshotError) in try list.moveSection(identifier, .before, toIdentifier) }
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    change { list throws(SnapshotError) in try list.moveSection(identifier, .after, toIdentifier) }
  }

  /// Marks sections whose views are to be replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change { list throws(SnapshotError) in try list.reloadSections(identifiers) }
  }

  /// Moves an item to an index of a section, counted without it.
  mutating func moveItem(_ item: ItemIdentifierType, to index: Int, of section: SectionIdentifierType) {
    deleteItems([item])
    let others = itemIdentifiers(inSection: section)
    if others.indices.contains(index) {
      insertItems([item], beforeItem: others[index])
    } else {
      appendItems([item], toSection: section)
    }
  }

  /// Replaces the items of a section; items that are in other sections are moved.
  mutating func replaceItems(of section: SectionIdentifierType, by items: [ItemIdentifierType]) {
    let remaining = Set(items)
    list.deleteItems((list.items(in: section) ?? []).filter { !remaining.contains($0) })
    change { list throws(SnapshotError) in _ = try list.appendItems(items, to: section) }
  }

  private mutating func change(
    _ body: (inout ListSnapshot<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotError) -> Void
  ) {
    do throws(SnapshotError) { try body(&list) } catch { SnapshotReport.send(.invalidSnapshot(error)) }
  }

  private static func note(moved items: [ItemIdentifierType]) {
    if !items.isEmpty { SnapshotReport.send(.existingItems(count: items.count)) }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether two snapshots have the same sections and items in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.sectionIdentifiers == right.sectionIdentifiers && left.list.counts == right.list.counts
      && left.itemIdentifiers == right.itemIdentifiers
  }
}

/// Reports of snapshots, which may be changed on any thread.
enum SnapshotReport {
  static func send(_ diagnostic: Diagnostic) {
    MainThread.run { MediaEnvironment.current.report(diagnostic) }
  }
}

/// The main thread, for calls that come from any thread.
enum MainThread {
  /// Whether this runs on the main thread, or on the main queue, which has any thread inside a test.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.isMain }

  /// Calls a function at once on the main thread, or later from another one.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
