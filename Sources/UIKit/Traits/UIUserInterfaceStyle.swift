/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known; as an override: whatever the surroundings have.
  case unspecified = 0
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}
