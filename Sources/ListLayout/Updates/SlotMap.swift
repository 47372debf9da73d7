import CoreGraphics

/// How the elements of a sequence that stay in order are numbered before and after a change.
///
/// Elements at removed positions leave; positions that are taken are filled by others; those that remain fill the free
/// positions in order. A lookup takes O(log changes).
struct SlotMap: Sendable {
  /// Positions before the change whose elements leave, ascending.
  let removed: [Int]
  /// Positions after the change that others take, ascending.
  let taken: [Int]

  /// The position after the change of an element that remains, or nil for one that leaves.
  func newIndex(of old: Int) -> Int? { Self.index(of: old, leaving: removed, filling: taken) }

  /// The position before the change of an element that remained, or nil for a position that another one took.
  func oldIndex(of new: Int) -> Int? { Self.index(of: new, leaving: taken, filling: removed) }

  private static func index(of index: Int, leaving: [Int], filling: [Int]) -> Int? {
    let before = leaving.partitionPoint { $0 < index }
    if before < leaving.count, leaving[before] == index { return nil }
    let rank = index - before
    // The k-th taken position has filling[k] − k free ones before it.
    return rank + filling.indices.partitionPoint { filling[$0] - $0 <= rank }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not satisfy the predicate; those that satisfy it come first.
  package func partitionPoint(_ precedes: (Element) -> Bool) -> Int {
    CoreGraphics.firstIndex(in: startIndex..<endIndex) { !precedes(self[$0]) }
  }
}
