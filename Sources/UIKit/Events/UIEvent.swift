import QuartzCore

/// The touches on the screen at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches, or the pressed button of a pointer device.
    case touches = 0
    /// Shaking.
    case motion = 1
    /// Presses of buttons and keys.
    case presses = 3
    /// Scrolling by a wheel or a trackpad.
    case scroll = 10
    /// The movement of a pointer without a pressed button.
    case hover = 11
  }

  /// The subtype of an event, which only motions have.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device is shaken.
    case motionShake = 1

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.none, .motionShake])
    }
  }

  /// The buttons of a pointer device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: Int

    /// Creates a mask from Apple's bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the mask of a button number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...31).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The type.
  open var type: EventType { storedType }
  private let storedType: EventType
  /// The subtype; ``EventSubtype/none`` except for motions.
  open var subtype: EventSubtype { storedSubtype }
  private let storedSubtype: EventSubtype
  /// The time of the event, in seconds.
  open var timestamp: TimeInterval { storedTimestamp }
  private let storedTimestamp: TimeInterval
  /// The touches that are down, or have just ended.
  open var allTouches: Set<UITouch>? { storedAllTouches }
  private let storedAllTouches: Set<UITouch>?
  /// The pressed buttons of a pointer device.
  open var buttonMask: ButtonMask { storedButtonMask }
  private let storedButtonMask: ButtonMask

  /// The windows that the event is for, while it is being sent; nil before and afterwards.
  var route: EventRoute?

  init(
    timestamp: TimeInterval, touches: Set<UITouch>, buttons: ButtonMask = [], type: EventType = .touches,
    subtype: EventSubtype = .none
  ) {
    storedType = type
    storedSubtype = subtype
    storedTimestamp = timestamp
    storedAllTouches = touches
    storedButtonMask = buttons
  }

  /// Creates an event without touches that no screen delivers; tests override its members.
  public override init() {
    storedType = .touches
    storedSubtype = .none
    storedTimestamp = 0
    storedAllTouches = nil
    storedButtonMask = []
  }

  /// Returns the touches that landed on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    matchingTouches { $0.view === view }
  }

  /// Returns the touches that landed in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matchingTouches { $0.window === window }
  }

  /// Returns the touches that a recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matchingTouches { gesture.tracked.contains(identicalTo: $0) }
  }

  /// Returns the touch alone, because sources have one location a frame; nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Returns the likely locations of a moving touch in the next two frames, at the velocity of the last tenth of a
  /// second (K-44); nil for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    let frame = (touch.window?.environment ?? .active).frameDuration
    return (1...2).compactMap { touch.predicted(after: Double($0) * frame) }
  }

  private func matchingTouches(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(belongs)
    return found.isEmpty ? nil : found
  }
}
