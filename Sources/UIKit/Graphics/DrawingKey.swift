import QuartzCore

/// All that what a view draws depends on, for views of which many look the same.
enum DrawingKey: Hashable {
  /// A back button's arrowhead, in points and pixels per point.
  case chevron(size: CGSize, color: CGColor, scale: CGFloat)
  /// Laid-out text with nothing around it, in pixels per point.
  case text(TextLayoutCache.Key, color: CGColor, shadow: DropShadow?, scale: CGFloat)
}
