/// The mistakes that a world has made since it last rested, each of which excuses one diagnostic.
struct Excuses {
  private var open: [Mistake: Int] = [:]

  /// Notes a mistake.
  mutating func note(_ mistake: Mistake, times: Int = 1) {
    open[mistake, default: 0] += times
  }

  /// Uses up the mistake that leads to a diagnostic; false where none was made.
  mutating func take(_ identifier: String) -> Bool {
    for mistake in Mistake.allCases where mistake.diagnostics.contains(identifier) {
      guard let count = open[mistake], count > 0 else { continue }
      open[mistake] = count - 1
      return true
    }
    return false
  }

  /// Forgets the mistakes: the world is at rest, and nothing of them can follow.
  mutating func clear() {
    open = [:]
  }
}
