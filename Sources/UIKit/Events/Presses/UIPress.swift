import QuartzCore

/// A button or a key that is pressed, from its going down to its coming up.
@preconcurrency @MainActor public final class UIPress: NSObject {
  /// What the button does.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``began`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.began, .changed, .stationary, .ended, .cancelled])
    }
  }

  /// A kind of button; keys that no button is like have kinds of their own.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: Int

    /// A kind from its number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button for upwards.
    public static let upArrow = PressType(rawValue: 0)
    /// The button for downwards.
    public static let downArrow = PressType(rawValue: 1)
    /// The button to the left.
    public static let leftArrow = PressType(rawValue: 2)
    /// The button to the right.
    public static let rightArrow = PressType(rawValue: 3)
    /// The button that chooses.
    public static let select = PressType(rawValue: 4)
    /// The button that leads back.
    public static let menu = PressType(rawValue: 5)
    /// The button that plays and pauses.
    public static let playPause = PressType(rawValue: 6)
    /// The button for the page above.
    public static let pageUp = PressType(rawValue: 30)
    /// The button for the page below.
    public static let pageDown = PressType(rawValue: 31)
  }

  /// What the button does now.
  public internal(set) var phase = Phase.began
  /// The kind.
  public let type: PressType
  /// The key; nil for a button that is none.
  public let key: UIKey?
  /// When it last did something, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// How hard it is pressed: 1, since no source says.
  public let force: CGFloat = 1
  /// Who heard of it first.
  public var responder: UIResponder? { responderLink }
  @WeakReference private var responderLink: UIResponder?
  /// The recognizers that hear of it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { listeners.isEmpty ? nil : listeners.compactMap(\.recognizer) }
    set { listeners = (newValue ?? []).map(WeakRecognizer.init) }
  }
  private var listeners: [WeakRecognizer] = []
  /// The window in which it is heard.
  public var window: UIWindow? { responder?.windowOfChain }

  init(_ type: PressType, key: UIKey?, responder: UIResponder, time: TimeInterval) {
    (self.type, self.key, timestamp) = (type, key, time)
    responderLink = responder
  }
}
