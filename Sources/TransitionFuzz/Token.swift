/// Counts how often a completion was called that must be called at most once.
final class Token {
  /// What it stands for.
  let name: String
  /// How often it was called.
  var calls = 0

  /// A token that nobody has called.
  init(_ name: String) {
    self.name = name
  }
}
