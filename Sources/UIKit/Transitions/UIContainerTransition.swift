import QuartzCore

/// A transition between two children of an app's own container, run by the engine's driver.
///
/// It brings context, coordinator, interaction, cancelling, interruption and appearance callbacks (P-63, T-99):
///
///     let transition = UIContainerTransition(from: old, to: new, in: self)
///     transition.animator = SlideAnimator(direction: .tabRight)
///     transition.interactionController = isSwiping ? driver : nil
///     transition.begin { completed in … }
///
/// Not Apple's: on an iPhone such a container writes a context, a driver and a coordinator of its own. The decision "A
/// public entry to the driver" has the rules.
@preconcurrency @MainActor public final class UIContainerTransition {
  /// The controller that is visible, if any.
  public let from: UIViewController?
  /// The controller that will be visible, if any; it becomes a child of the container, unless it is one.
  public let to: UIViewController?
  /// The container, which owns the transition until it has ended.
  public private(set) var container: UIViewController? {
    get { weakContainer }
    set { weakContainer = newValue }
  }
  @WeakReference private var weakContainer: UIViewController?
  /// The view in which the controllers' views lie and move.
  public let containerView: UIView

  /// The animator; without one the change is made at once (T-2).
  public var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller; used only where there is an animator (T-1).
  public var interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// The edge at which the new controller enters; the old one leaves beyond the opposite edge.
  ///
  /// With an edge the context knows all four frames (T-98), without one the outer frames are zero (T-16).
  public var edge: UIRectEdge?
  /// The final frame of the new controller's view, in the container view; nil stands for the container view's bounds.
  public var finalFrame: CGRect?
  /// Whether the old controller is removed from the container when the transition completes.
  ///
  /// False for containers that keep their children.
  public var removesDepartingChild = true

  private(set) var phase = ContainerTransitionPhase.idle
  var driver: TransitionDriver?
  var completion: ((Bool) -> Void)?
  /// Represents the waiting transition; early calls of an interaction controller belong to it (C-84).
  var pending: PendingTransition?
  /// Whether this transition adds the new controller as a child.
  var addsChild = false
  /// The attachment of the old controller's view at the beginning; nil where it was not in the container view.
  var fromAttachment: ViewAttachment?
  /// Whether the container's size has changed since the beginning.
  var containerWasResized = false
  /// Whether the container was visible at the beginning, so that this transition sends the appearance callbacks.
  var sendsAppearance = false

  /// Makes a transition between two controllers, one of which may be nil.
  ///
  /// - Parameters:
  ///   - from: the controller that is visible; nil for none.
  ///   - to: the controller that will be visible; nil for none.
  ///   - container: the parent of the controllers; it owns the transition while that runs.
  ///   - containerView: the view in which the views move. Nil stands for the superview of the old controller's view,
  ///     else for the container's view.
  public init(
    from: UIViewController?, to: UIViewController?, in container: UIViewController, containerView: UIView? = nil
  ) {
    self.from = from
    self.to = to
    weakContainer = container
    self.containerView = containerView ?? from?.viewInContainerIfLoaded?.superview ?? container.view
  }

  /// Starts the transition inside the call, or at the end of another one that runs in the container view.
  ///
  /// - Parameter completion: runs once, last of all, when another transition may begin. Its argument says whether the
  ///   new controller is visible.
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

  /// The coordinator, while the transition runs.
  ///
  /// The container, its children and their descendants return it, too (T-111).
  public var coordinator: (any UIViewControllerTransitionCoordinator)? { driver?.coordinator }

  func move(to next: ContainerTransitionPhase) {
    phase = next
  }
}

/// The phase of a transition in an app's container: `idle → waiting → running → ended`; a phase may be skipped.
enum ContainerTransitionPhase {
  case idle, waiting, running, ended
}
