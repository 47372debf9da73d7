/// How the status bar looks, as the controllers on the screen want it.
public struct StatusBarAppearance: Hashable, Sendable {
  /// The colour of its contents.
  public var style = UIStatusBarStyle.default
  /// Whether it is hidden.
  public var isHidden = false
}
