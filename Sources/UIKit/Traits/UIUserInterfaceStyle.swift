/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known; as an override, the inherited appearance.
  case unspecified = 0
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unspecified, .light, .dark])
  }
}
