/// The updates that lead from one snapshot to another, with the fewest moves within each section.
///
/// It takes O(n + m log m) for n items and m of them out of order: a prefix and a suffix of a section that do not
/// change are compared, not looked up.
public struct ListDifference: Sendable {
  /// The updates, for an ``UpdateMap`` or a list's batch.
  public internal(set) var updates: [ListUpdate] = []
  /// The items to configure anew, by their paths in the second snapshot, ascending; each was in the first one too.
  public internal(set) var reconfigured: [ItemPath] = []
  /// The numbers of items of the first snapshot.
  public let before: ListCounts
  /// The numbers of items of the second snapshot.
  public let after: ListCounts

  /// Compares two snapshots; the second one's marks to reload and reconfigure are part of the difference.
  ///
  /// An item that is to be reloaded and moves, or whose section moves, is deleted and inserted (V-20).
  public init<Section, Item>(from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>) {
    (before, after) = (old.counts, new.counts)
    let sections = SectionDifference(from: old, to: new)
    updates = sections.updates
    var items = ItemDifference(from: old, to: new, sections)
    items.compare()
    updates += items.deletions + items.reloads + items.moves + items.insertions
    reconfigured = items.reconfigured.sorted()
  }

  /// Whether nothing changes and nothing is to be configured anew.
  public var isEmpty: Bool { updates.isEmpty && reconfigured.isEmpty }
}

/// The sections' part of a difference.
struct SectionDifference {
  /// How a section of the second snapshot comes from the first.
  enum Origin: Equatable {
    case inserted
    /// The section of this index; with another order of sections it has an update of its own.
    case retained(Int, isMoved: Bool)
    /// The section of this index, all of whose items are replaced.
    case reloaded(Int)
  }

  private(set) var updates: [ListUpdate] = []
  /// For each section of the second snapshot.
  private(set) var origins: [Origin] = []
  /// Whether each section of the first snapshot is retained, so that its items have updates of their own.
  private(set) var isRetained: [Bool]

  init<Section, Item>(from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>) {
    isRetained = Array(repeating: false, count: old.sectionCount)
    let sources = new.sectionIdentifiers.map { old.sectionIndices[$0] }
    let survivors = sources.indices.filter { sources[$0] != nil }
    let inOrder = Set(longestIncreasingSubsequence(survivors.compactMap { sources[$0] }).map { survivors[$0] })
    for section in old.sectionIdentifiers.indices where new.sectionIndices[old.sectionIdentifiers[section]] == nil {
      updates.append(.deleteSection(section))
    }
    for (index, source) in sources.enumerated() {
      guard let source else {
        updates.append(.insertSection(index))
        origins.append(.inserted)
        continue
      }
      let isMoved = !inOrder.contains(index)
      if new.sectionsToReload.set.contains(new.sectionIdentifiers[index]) {
        updates += isMoved ? [.deleteSection(source), .insertSection(index)] : [.reloadSection(source)]
        origins.append(.reloaded(source))
      } else {
        if isMoved { updates.append(.moveSection(from: source, to: index)) }
        origins.append(.retained(source, isMoved: isMoved))
        isRetained[source] = true
      }
    }
  }
}
