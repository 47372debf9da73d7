/// The system's transition styles of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A slide up from the bottom edge, along the system's spring (K-17).
  case coverVertical = 0
  /// A turn like the two faces of a card, about the vertical axis (K-19).
  case flipHorizontal
  /// A cross-fade (K-18).
  case crossDissolve
  /// A page curl; slides up here, with a diagnostic.
  case partialCurl

  /// Never nil, as for every enumeration that Apple imports.
  ///
  /// An unknown value stands for ``coverVertical`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl])
  }
}
