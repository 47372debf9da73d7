import QuartzCore

/// A button of an alert.
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  /// A look.
  public enum Style: Int, Sendable {
    /// Like any other.
    case `default` = 0
    /// Leaves everything as it is; there is one at most.
    case cancel = 1
    /// Red, since something will be lost.
    case destructive = 2

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.default, .cancel, .destructive])
    }
  }

  /// What the button says.
  public let title: String?
  /// The look.
  public let style: Style
  /// Whether it can be tapped.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange() } }
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// Called when the look has changed.
  var onChange: () -> Void = {}

  /// A button; its handler is called once the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() {
    handler?(self)
  }
}
