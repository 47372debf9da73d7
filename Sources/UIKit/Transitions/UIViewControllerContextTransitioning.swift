import QuartzCore

/// What an animator and an interaction controller know of one transition, and how they report to it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which everything moves.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger, or another driver, holds it now; may change.
  var isInteractive: Bool { get }
  /// Whether it was cancelled; may change while it can be interrupted.
  var transitionWasCancelled: Bool { get }
  /// The presentation's style; `.none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports an interactive transition's progress, in 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the user let go, to finish.
  func finishInteractiveTransition()
  /// Reports that the user let go, to go back.
  func cancelInteractiveTransition()
  /// Reports that a running transition was taken hold of.
  func pauseInteractiveTransition()
  /// Ends the transition: the one call that every animator owes (T-5).
  func completeTransition(_ didComplete: Bool)
  /// The controller in a role.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view in a role; nil means "not yours to touch" (T-17).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// By how much the screen turns, in quarters; identity in other transitions.
  var targetTransform: CGAffineTransform { get }
  /// A controller's frame at the start; zero where unknown (T-16).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// A controller's frame at the end; zero where unknown, or where its view goes (T-16).
  func finalFrame(for vc: UIViewController) -> CGRect
}
