/// The animation of showing or hiding the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.none, .fade, .slide])
  }
}
