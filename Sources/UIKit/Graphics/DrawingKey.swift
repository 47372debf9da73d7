import QuartzCore

/// Everything that a view's drawing depends on, for views of which many look the same.
enum DrawingKey: Hashable {
  /// A back button's chevron, in points and pixels per point.
  case chevron(size: CGSize, color: CGColor, scale: CGFloat)
  /// Laid-out text, in pixels per point.
  case text(TextLayoutCache.Key, color: CGColor, shadow: DropShadow?, scale: CGFloat)
}
