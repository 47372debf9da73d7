import QuartzCore

/// The state of a running transition, as a coordinator reports it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation's style; `.none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively; never changes.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted while it runs.
  var isInterruptible: Bool { get }
  /// Whether an interaction controller moves the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The length of the transition without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress at the release, in 0…1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest after the release.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest after the release.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller with a role.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view with a role.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which everything moves.
  var containerView: UIView { get }
  /// The rotation of the screen, in quarters; identity in other transitions.
  var targetTransform: CGAffineTransform { get }
}
