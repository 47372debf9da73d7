/// The system's own ways to present a controller.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom edge, along the system's spring (K-17).
  case coverVertical = 0
  /// Two faces of a card that turns about its vertical axis (K-19).
  case flipHorizontal
  /// Fades in over what is there (K-18).
  case crossDissolve
  /// A page that curls up; covers from below here, with a diagnostic.
  case partialCurl

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``coverVertical`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl])
  }
}
