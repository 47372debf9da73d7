extension UpdateMap {
  /// The updates that the batch does, in the order in which they are processed: deletions and reloads from the last
  /// position to the first, then insertions and moves from the first to the last (V-14).
  ///
  /// Updates of items that a deleted, inserted or reloaded section implies are left out.
  public var orderedUpdates: [ListUpdate] {
    let leaving = changes.deletedItems.filter { newSection(of: $0.section) != nil && !isReloaded(section: $0.section) }
    let replaced = changes.reloadedItems.filter {
      newSection(of: $0.section) != nil && !isReloaded(section: $0.section)
    }
    let arriving = changes.insertedItems.filter {
      guard let section = oldSection(of: $0.section) else { return false }
      return !isReloaded(section: section)
    }
    let old =
      (leaving.map { ($0, ListUpdate.deleteItem($0)) } + replaced.map { ($0, .reloadItem($0)) })
      .sorted { $0.0 > $1.0 }.map(\.1)
    let oldSections =
      (changes.deletedSections.map { ($0, ListUpdate.deleteSection($0)) }
      + changes.reloadedSections.map { ($0, .reloadSection($0)) }).sorted { $0.0 > $1.0 }.map(\.1)
    let newSections =
      (changes.insertedSections.map { ($0, ListUpdate.insertSection($0)) }
      + zip(changes.sectionMoves.origins, changes.sectionMoves.destinations).map {
        ($1, .moveSection(from: $0, to: $1))
      }).sorted { $0.0 < $1.0 }.map(\.1)
    let new =
      (arriving.map { ($0, ListUpdate.insertItem($0)) }
      + zip(changes.itemMoves.origins, changes.itemMoves.destinations).map { ($1, .moveItem(from: $0, to: $1)) })
      .sorted { $0.0 < $1.0 }.map(\.1)
    return old + oldSections + newSections + new
  }
}
