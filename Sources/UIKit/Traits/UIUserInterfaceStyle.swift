/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known; as an override: whatever the surroundings have.
  case unspecified = 0
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unspecified, .light, .dark])
  }
}
