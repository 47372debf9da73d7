import CoreGraphics

extension UITabBar {
  /// The places of a tab bar's items.
  public enum ItemPositioning: Int, Sendable {
    /// Like ``fill`` in a compact width, and like ``centered`` in a regular one.
    case automatic = 0
    /// The items share the bar's width.
    case fill = 1
    /// The items are in the middle, with the widths and spaces of ``UITabBar/itemWidth`` and ``UITabBar/itemSpacing``.
    case centered = 2
  }
}
