import CoreGraphics

/// The measures of lifted views, in points and seconds; ours, to resemble a device's.
enum PreviewMetrics {
  /// The scale of a view under a press, and the seconds until a press is long enough.
  static let pressedScale: CGFloat = 0.95
  static let pressing = ContextMenuPress.delays.menu - ContextMenuPress.delays.lift
  /// The seconds in which a preview grows to the whole screen.
  static let committing = 0.35
  static let cornerRadius: CGFloat = 13
  /// The distance between preview and menu.
  static let gap: CGFloat = 16
  /// The least distance of a preview from the room's left and right edges.
  static let margin: CGFloat = 8
  static let shadow = PresentationShadow(opacity: 0.25, radius: 20, offset: 8)
  /// The opacity of the black over the blurred background, in light and dark appearance.
  static let dimming: (light: CGFloat, dark: CGFloat) = (0.1, 0.3)
  /// The part of the room's height that a menu leaves to a preview.
  static let leastShare: CGFloat = 0.4
}
