/// The exchanges that wait until a view shows its new content (C-74).
@MainActor struct ViewExchangeQueue {
  /// Begins an exchange in a view, and tells whether there was one to begin.
  typealias Start = (UIView) -> Bool

  private var starts: [Start] = []

  var isEmpty: Bool { starts.isEmpty }

  mutating func append(_ start: @escaping Start) {
    starts.append(start)
  }

  /// The one that has waited longest; nil where nobody waits.
  mutating func next() -> Start? {
    starts.isEmpty ? nil : starts.removeFirst()
  }
}
