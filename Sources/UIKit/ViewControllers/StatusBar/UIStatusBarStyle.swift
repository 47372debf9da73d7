/// The style of the status bar's contents.
public enum UIStatusBarStyle: Int, Sendable {
  /// Depends on the user interface style.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.default, .lightContent, .darkContent])
  }
}
