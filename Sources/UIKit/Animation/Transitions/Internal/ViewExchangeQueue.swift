/// The exchanges that wait until a view shows its new content (C-74).
@MainActor struct ViewExchangeQueue {
  /// Begins an exchange in a view, and tells whether there was one to begin.
  typealias Turn = (UIView) -> Bool

  private var turns: [Turn] = []

  var isEmpty: Bool { turns.isEmpty }

  mutating func append(_ turn: @escaping Turn) {
    turns.append(turn)
  }

  /// The one that has waited longest; nil where nobody waits.
  mutating func next() -> Turn? {
    turns.isEmpty ? nil : turns.removeFirst()
  }
}
