import QuartzCore

/// A press of a button or a key, from its beginning to its end.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``began`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.began, .changed, .stationary, .ended, .cancelled])
    }
  }

  /// The type of a press: a button of a remote control, or another key.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: Int

    /// Creates a type from Apple's number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The up button.
    public static let upArrow = PressType(rawValue: 0)
    /// The down button.
    public static let downArrow = PressType(rawValue: 1)
    /// The left button.
    public static let leftArrow = PressType(rawValue: 2)
    /// The right button.
    public static let rightArrow = PressType(rawValue: 3)
    /// The select button.
    public static let select = PressType(rawValue: 4)
    /// The menu button.
    public static let menu = PressType(rawValue: 5)
    /// The play/pause button.
    public static let playPause = PressType(rawValue: 6)
    /// The page-up button.
    public static let pageUp = PressType(rawValue: 30)
    /// The page-down button.
    public static let pageDown = PressType(rawValue: 31)
  }

  /// The phase.
  open internal(set) var phase = Phase.began
  /// The type.
  open var type: PressType { storedType }
  private let storedType: PressType
  /// The key; nil for a button of a remote control.
  open var key: UIKey? { storedKey }
  private let storedKey: UIKey?
  /// The time of the last change, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The force; always 1, because no source has another value.
  open var force: CGFloat { 1 }
  /// The responder that got the beginning.
  open var responder: UIResponder? { responderLink }
  @WeakReference private var responderLink: UIResponder?
  /// The recognizers that get the press.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { listeners.isEmpty ? nil : listeners.compactMap(\.target) }
    set { listeners = (newValue ?? []).map { WeakReference($0) } }
  }
  private var listeners: [WeakReference<UIGestureRecognizer>] = []
  /// The window of the responder.
  open var window: UIWindow? { responder?.windowOfChain }

  init(_ type: PressType, key: UIKey?, responder: UIResponder?, time: TimeInterval) {
    (storedType, storedKey, timestamp) = (type, key, time)
    responderLink = responder
  }

  /// Creates a press that no screen delivers; tests override its members.
  public override init() {
    (storedType, storedKey, timestamp) = (.select, nil, 0)
  }
}

/// The presses at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses that are down, or have just ended.
  open var allPresses: Set<UIPress> { storedPresses }
  private let storedPresses: Set<UIPress>

  init(timestamp: TimeInterval, presses: Set<UIPress>) {
    storedPresses = presses
    super.init(timestamp: timestamp, touches: [], type: .presses)
  }

  /// Creates an event without presses that no screen delivers; tests override its members.
  public override init() {
    storedPresses = []
    super.init()
  }

  /// Returns the presses that a recognizer gets.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(identicalTo: gesture) ?? false }
  }
}
