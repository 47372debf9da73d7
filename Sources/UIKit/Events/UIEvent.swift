import QuartzCore

/// What the fingers on the screen do at one moment.
@preconcurrency @MainActor public class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, or the pressed button of a pointer device.
    case touches = 0
    /// Buttons and keys.
    case presses = 3
    /// A wheel or a trackpad that scrolls.
    case scroll = 10
    /// A pointer that moves with no button pressed.
    case hover = 11
  }

  /// The buttons of a pointer device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: Int

    /// Buttons from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The main button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...31).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The kind.
  public let type: EventType
  /// When it happened, in seconds.
  public let timestamp: TimeInterval
  /// The fingers that are down, or have just left.
  public let allTouches: Set<UITouch>?
  /// The buttons that are pressed on a pointer device.
  public let buttonMask: ButtonMask

  init(timestamp: TimeInterval, touches: Set<UITouch>, buttons: ButtonMask = [], type: EventType = .touches) {
    self.type = type
    self.timestamp = timestamp
    allTouches = touches
    buttonMask = buttons
  }

  /// The fingers that landed on a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    chosen { $0.view === view }
  }

  /// The fingers that landed in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    chosen { $0.window === window }
  }

  /// The fingers that a recognizer hears of.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { gesture.tracked.contains(identicalTo: $0) }
  }

  /// What a finger did since the last event: the touch alone, since no source tells of more than one place a frame. Nil for a touch of
  /// another event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Where a finger that moves is likely to be with the next two frames, if it goes straight on with the speed of the last tenth of a
  /// second (K-44). Nil for a touch of another event.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    let frame = (touch.window?.environment ?? .active).frameDuration
    return (1...2).compactMap { touch.predicted(after: Double($0) * frame) }
  }

  private func chosen(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(belongs)
    return found.isEmpty ? nil : found
  }
}
