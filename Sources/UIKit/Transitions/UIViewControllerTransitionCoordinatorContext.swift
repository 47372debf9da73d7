import QuartzCore

/// What a coordinator tells of the transition that runs.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation's style; `.none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began in somebody's hand; never changes.
  var initiallyInteractive: Bool { get }
  /// Whether it can be taken hold of while it runs.
  var isInterruptible: Bool { get }
  /// Whether somebody holds it now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes uninterrupted, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress at which it was let go, in 0…1.
  var percentComplete: CGFloat { get }
  /// The speed at which the rest plays.
  var completionVelocity: CGFloat { get }
  /// The curve along which the rest plays.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller in a role.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view in a role.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which everything moves.
  var containerView: UIView { get }
  /// By how much the screen turns, in quarters; identity in other transitions.
  var targetTransform: CGAffineTransform { get }
}
