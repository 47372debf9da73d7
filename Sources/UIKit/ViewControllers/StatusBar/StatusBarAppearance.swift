/// The appearance of the status bar that the controllers on the screen ask for.
public struct StatusBarAppearance: Hashable, Sendable {
  /// The style of the contents.
  public var style = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  public var isHidden = false
}
