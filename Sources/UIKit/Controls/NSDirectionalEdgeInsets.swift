import QuartzCore

/// Insets in points whose leading and trailing edges follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the edge at which lines begin, in points.
  public var leading: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the edge at which lines end, in points.
  public var trailing: CGFloat

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets of zero.
  public init() {
    self = .zero
  }

  /// Creates insets from four distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the insets with left and right edges, for a layout direction.
  func edges(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
