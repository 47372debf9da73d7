import QuartzCore

/// A button of an alert.
@preconcurrency @MainActor public final class UIAlertAction: NSObject, UIAccessibilityIdentification {
  /// The style of an alert's button.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// A button that cancels; an alert has at most one.
    case cancel = 1
    /// A red button, for an action that destroys something.
    case destructive = 2

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.default, .cancel, .destructive])
    }
  }

  /// The button's title.
  public let title: String?
  /// The button's style.
  public let style: Style
  /// Whether the button can be tapped.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange() } }
  }

  /// The identifier of the button, for tests; nil for none.
  public var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { onChange() } }
  }
  /// The name that VoiceOver reads; nil for the title.
  public var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { onChange() } }
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// Called when the look has changed.
  var onChange: () -> Void = {}

  /// Creates a button whose handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() {
    handler?(self)
  }
}
