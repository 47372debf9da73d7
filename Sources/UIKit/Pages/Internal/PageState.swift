import QuartzCore

/// The state of a page view controller: `settled → turning → settled`.
@MainActor enum PageState {
  /// The page is shown.
  case settled
  /// A page is being turned; a change by the app waits where it came in a callback of the turn.
  case turning(PageTurn, next: PageChange?)

  /// The running turn; nil for none.
  var turn: PageTurn? {
    if case .turning(let turn, _) = self { turn } else { nil }
  }
}

/// A call of `setViewControllers(_:direction:animated:completion:)`.
@MainActor struct PageChange {
  var pages: [UIViewController]
  var direction: UIPageViewController.NavigationDirection
  var animated: Bool
  var completion: ((Bool) -> Void)?
}

/// One turn from a page to another.
@MainActor final class PageTurn {
  /// The page at the beginning; nil for none.
  let from: UIViewController?
  let to: UIViewController
  /// The pages after the turn, with the back.
  let pages: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  /// Whether the user turns, and the delegate is notified.
  let isByUser: Bool
  /// The completion of the app's call; nil for a turn by the user.
  var completion: ((Bool) -> Void)?
  @WeakReference var driver: TransitionDriver?
  /// The context while the user scrolls; nil for other turns.
  var scrolling: (any UIViewControllerContextTransitioning)?

  init(
    from: UIViewController?, to pages: [UIViewController], first: UIViewController,
    _ direction: UIPageViewController.NavigationDirection, isByUser: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    self.from = from
    to = first
    self.pages = pages
    self.direction = direction
    self.isByUser = isByUser
    self.completion = completion
  }
}

/// The pages before and after the present one, as far as they are known.
@MainActor struct PageNeighbours {
  /// The page before; the outer nil where the data source was not asked.
  var before: [UIViewController]??
  /// The page after, likewise.
  var after: [UIViewController]??
}

extension UIPageViewController.NavigationDirection {
  /// The direction back.
  var opposite: Self { self == .forward ? .reverse : .forward }
}
