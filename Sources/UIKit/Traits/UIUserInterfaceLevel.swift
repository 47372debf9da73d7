/// The level on which a part of the screen stands.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The lowest level: what fills the screen.
  case base = 0
  /// Above it: sheets, popovers and alerts, whose backgrounds are lighter in the dark appearance (K-58).
  case elevated
}
