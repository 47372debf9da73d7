/// The mistakes that a world has made since it last came to rest, each of which allows one diagnostic.
struct Excuses {
  private var open: [Mistake: Int] = [:]

  /// Adds a mistake.
  mutating func note(_ mistake: Mistake, times: Int = 1) {
    open[mistake, default: 0] += times
  }

  /// Removes the mistake that leads to a diagnostic; returns false where there is none.
  mutating func take(_ identifier: String) -> Bool {
    for mistake in Mistake.allCases where mistake.diagnostics.contains(identifier) {
      guard let count = open[mistake], count > 0 else { continue }
      open[mistake] = count - 1
      return true
    }
    return false
  }

  /// Removes the mistakes, because the world is at rest and they cannot lead to more diagnostics.
  mutating func clear() {
    open = [:]
  }
}
