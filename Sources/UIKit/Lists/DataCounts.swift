import ListLayout

/// The numbers of a list's items, for which its data source is asked when they are needed.
@MainActor final class DataCounts {
  /// The numbers that are known; nil where the data source has to be asked.
  var known: ListCounts?
  /// Whether the data source is being asked.
  private(set) var isAsking = false

  /// Returns the known numbers, else those that a question gives; none while the data source is being asked.
  func load(_ ask: () -> ListCounts) -> ListCounts {
    if let known { return known }
    guard !isAsking else { return ListCounts() }
    isAsking = true
    defer { isAsking = false }
    let asked = ask()
    known = asked
    return asked
  }
}
