/// The colour of what the status bar shows.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance of the screen wants it.
  case `default` = 0
  /// Light, over something dark.
  case lightContent = 1
  /// Dark, over something light.
  case darkContent = 3

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.default, .lightContent, .darkContent])
  }
}
