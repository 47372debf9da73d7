extension ListSnapshot {
  /// Adds empty sections at the end.
  ///
  /// - Throws: `duplicateSections` if one is given twice or is in the snapshot already.
  public mutating func appendSections(_ sections: [Section]) throws(SnapshotError) {
    try insert(sections, at: sectionCount)
  }

  /// Adds empty sections before or after another one.
  ///
  /// - Throws: `missingSection` if the other one does not exist; else as ``appendSections(_:)``.
  public mutating func insertSections(
    _ sections: [Section], _ side: InsertionSide, _ other: Section
  ) throws(SnapshotError) {
    try insert(sections, at: side.index(besides: sectionIndex(other)))
  }

  /// Removes sections with their items; sections that do not exist are passed over.
  public mutating func deleteSections(_ sections: [Section]) {
    let leaving = Set(sections.compactMap { sectionIndices[$0] })
    guard !leaving.isEmpty else { return }
    let leavingItems = Set(leaving.flatMap { items[$0] })
    for item in leavingItems { sectionKeys[item] = nil }
    for section in leaving { indicesByKey[keys[section]] = -1 }
    removeMarks(of: leavingItems)
    sectionsToReload.remove(Set(leaving.map { sectionIdentifiers[$0] }))
    let staying = sectionIdentifiers.indices.filter { !leaving.contains($0) }
    (sectionIdentifiers, items, keys) = (
      staying.map { sectionIdentifiers[$0] }, staying.map { items[$0] }, staying.map { keys[$0] }
    )
    renumber()
  }

  /// Moves a section, with its items, before or after another one; before or after itself it stays.
  ///
  /// - Throws: `missingSection` if one of the two does not exist.
  public mutating func moveSection(
    _ section: Section, _ side: InsertionSide, _ other: Section
  ) throws(SnapshotError) {
    let (origin, target) = (try sectionIndex(section), try sectionIndex(other))
    guard origin != target else { return }
    let destination = side.index(besides: origin < target ? target - 1 : target)
    sectionIdentifiers.insert(sectionIdentifiers.remove(at: origin), at: destination)
    items.insert(items.remove(at: origin), at: destination)
    keys.insert(keys.remove(at: origin), at: destination)
    renumber()
  }

  /// Removes everything.
  public mutating func deleteAllItems() { self = Self() }

  func sectionIndex(_ section: Section) throws(SnapshotError) -> Int {
    guard let index = sectionIndices[section] else { throw .missingSection("\(section)") }
    return index
  }

  private mutating func insert(_ sections: [Section], at index: Int) throws(SnapshotError) {
    let duplicates = sections.duplicates { sectionIndices[$0] != nil }
    guard duplicates.isEmpty else { throw .duplicateSections(duplicates.map { "\($0)" }) }
    sectionIdentifiers.insert(contentsOf: sections, at: index)
    items.insert(contentsOf: sections.map { _ in [] }, at: index)
    keys.insert(contentsOf: indicesByKey.count..<indicesByKey.count + sections.count, at: index)
    indicesByKey.append(contentsOf: sections.map { _ in -1 })
    renumber()
  }

  private mutating func renumber() {
    sectionIndices.removeAll(keepingCapacity: true)
    for (index, section) in sectionIdentifiers.enumerated() {
      sectionIndices[section] = index
      indicesByKey[keys[index]] = index
    }
  }
}

/// The side of an existing identifier on which others are put.
public enum InsertionSide: Sendable {
  /// Before it.
  case before
  /// After it.
  case after

  func index(besides index: Int) -> Int { self == .before ? index : index + 1 }
}

extension Array where Element: Hashable {
  /// The elements that are there twice or that are taken already, once each.
  func duplicates(isTaken: (Element) -> Bool = { _ in false }) -> [Element] {
    var (seen, reported) = (Set<Element>(), Set<Element>())
    return filter { (isTaken($0) || !seen.insert($0).inserted) && reported.insert($0).inserted }
  }
}
