import QuartzCore

/// An action of a row as tables had it before iOS 11: a button without an image that a swipe shows.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action with a red button.
    case `default`
    /// An action with a grey button.
    case normal

    /// Another name of ``default``.
    public static let destructive = Style.default
  }

  /// The kind of action.
  open private(set) var style: Style
  /// The title of the button.
  open var title: String?
  /// The colour of the button; red or grey, by the style, unless set.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action; the handler gets it and the row's index path when the button is tapped.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The action as a swipe shows it. The row stays open until the app ends its editing, or removes it.
  func contextualAction(for indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: title) { [self] _, _, _ in handler(self, indexPath) }
    action.leavesRowOpen = true
    action.backgroundColor = backgroundColor ?? (style == .default ? .systemRed : .systemGray)
    return action
  }
}
