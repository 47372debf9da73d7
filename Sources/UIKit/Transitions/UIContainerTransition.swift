import QuartzCore

/// One transition in a container of the app's own, by the driver that runs the system's containers.
///
/// Context, coordinator, interaction, cancelling, interruption and appearance callbacks come with it (P-63, T-99):
///
///     let transition = UIContainerTransition(from: old, to: new, in: self)
///     transition.animator = SlideAnimator(direction: .tabRight)
///     transition.interactionController = isSwiping ? driver : nil
///     transition.begin { completed in … }
///
/// Not Apple's: on an iPhone such a container writes a context, a driver and a coordinator of its own. The page
/// "A public entry to the driver" among the decisions gives the rules.
@preconcurrency @MainActor public final class UIContainerTransition {
  /// The controller that is shown, if any.
  public let from: UIViewController?
  /// The controller that is to be shown, if any; it becomes a child of the container, unless it is one.
  public let to: UIViewController?
  /// The container; it keeps the transition until it has ended.
  public private(set) var container: UIViewController? {
    get { containerLink }
    set { containerLink = newValue }
  }
  @WeakReference private var containerLink: UIViewController?
  /// Where the views lie and move.
  public let containerView: UIView

  /// Makes the animations; without one the change is made at once (T-2).
  public var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Drives the animator in place of time; asked for as everywhere, only where there is an animator (T-1).
  public var interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// The edge at which the new controller enters and beyond which the old one leaves on the other side; with it the context knows all
  /// four frames (T-98), without it the outer ones are zero (T-16).
  public var edge: UIRectEdge?
  /// Where the new controller's view lies at the end, in the container view; nil: all of it.
  public var finalFrame: CGRect?
  /// Whether the old controller leaves the container when the transition completes; false for containers that keep their children.
  public var removesDepartingChild = true

  private(set) var phase = ContainerTransitionPhase.idle
  var driver: TransitionDriver?
  var completion: ((Bool) -> Void)?
  /// Stands for the transition while it waits; what an interaction controller hears then belongs to it (C-84).
  var pending: PendingTransition?
  /// Whether the new controller came as a child of this transition.
  var adoptsNewChild = false
  /// Where the old controller's view lay in the container as the transition began; nil where it did not.
  var fromHome: ViewHome?
  /// Whether the container has got another size since.
  var hasFollowed = false
  /// Whether the container was on the screen, so that the callbacks are this transition's to send.
  var sendsAppearance = false

  /// A transition between two controllers, one of which may be missing.
  ///
  /// - Parameter containerView: where the views move; nil: where the old controller's view is, or else the container's view.
  public init(
    from: UIViewController?, to: UIViewController?, in container: UIViewController, containerView: UIView? = nil
  ) {
    self.from = from
    self.to = to
    containerLink = container
    self.containerView = containerView ?? from?.viewInPlaceIfLoaded?.superview ?? container.view
  }

  /// Starts the transition inside the call; where another runs in the same container view, after its end.
  ///
  /// - Parameter completion: runs once, last of all, when another transition may begin; hears whether the new controller is shown.
  public func begin(completion: ((Bool) -> Void)? = nil) {
    guard let container else { return }
    guard phase == .idle else {
      container.environment.report(.containerTransitionBegunTwice(transition: name))
      return
    }
    self.completion = completion
    if from === to {
      container.environment.report(.emptyContainerTransition(container: container.traceName))
      return end(completed: false)
    }
    let waits = container.containerTransitions.contains { $0.containerView === containerView }
    container.containerTransitions.append(self)
    if waits { wait(in: container) } else { start(in: container) }
  }

  /// Whether the transition has begun and has not ended.
  public var isRunning: Bool { phase == .running }

  /// The coordinator, while the transition runs; the container, its children and their descendants return it, too (T-111).
  public var coordinator: (any UIViewControllerTransitionCoordinator)? { driver?.coordinator }

  func move(to next: ContainerTransitionPhase) {
    phase = next
  }
}
