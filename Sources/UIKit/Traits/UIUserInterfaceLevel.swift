/// The level of the user interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The lowest level, for screens that fill the display.
  case base = 0
  /// The level of sheets, popovers and alerts, whose backgrounds are lighter in dark appearance (K-58).
  case elevated
}
