import QuartzCore

/// An action of a row that a swipe shows (V-95).
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action that leaves the row where it is.
    case normal
    /// An action that deletes the row; its button is red.
    case destructive
  }

  /// Performs an action; it calls the last argument at its end, with whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind of action.
  open private(set) var style: Style
  /// The handler, with which the action was created.
  open private(set) var handler: Handler
  /// The title of the button.
  open var title: String?
  /// The colour of the button; grey, or red for destructive actions, unless set.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?
  /// Whether the row stays open, and can be touched again, until the app closes it: as before iOS 11.
  var leavesRowOpen = false
  /// The image of the button, above the title.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions at one edge of a row (V-95).
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first of them at the edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
