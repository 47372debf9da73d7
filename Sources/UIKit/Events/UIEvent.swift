import QuartzCore

/// What the fingers on the screen do at one moment.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// When it happened, in seconds.
  public let timestamp: TimeInterval
  /// The fingers that are down, or have just left.
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
  }
}
