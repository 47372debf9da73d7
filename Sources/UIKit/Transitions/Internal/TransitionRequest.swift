import QuartzCore

/// A container's request to the driver: controllers, delegates to ask, changes of the hierarchy, and the order of
/// callbacks.
///
/// The driver knows nothing else of a container. Container, driver and context share the request, so all of them see
/// what the container fills in later.
@MainActor package final class TransitionRequest {
  /// The controller that is visible at the start, if any.
  @exclusivity(unchecked) package var from: UIViewController?
  /// The controller that is visible at the end, if any.
  @exclusivity(unchecked) package var to: UIViewController?
  /// The view that an animator may move out.
  @exclusivity(unchecked) package var fromView: UIView?
  /// The view that an animator brings in.
  @exclusivity(unchecked) package var toView: UIView?
  /// The view in which everything moves.
  @exclusivity(unchecked) package var containerView: UIView
  /// Views outside the container that move on its clock, such as bars.
  @exclusivity(unchecked) package var companionViews: [UIView] = []
  /// Bars that move on the container's clock, too, and still receive touches (T-67).
  @exclusivity(unchecked) package var liveCompanionViews: [UIView] = []
  @exclusivity(unchecked) package var isAnimated: Bool
  @exclusivity(unchecked) package var presentationStyle = UIModalPresentationStyle.none
  /// The rotation of the screen.
  @exclusivity(unchecked) package var targetTransform = CGAffineTransform.identity
  /// The frames that the context reports (T-16).
  @exclusivity(unchecked) package var initialFrames: [ObjectIdentifier: CGRect] = [:]
  @exclusivity(unchecked) package var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Returns a final frame that depends on bars, which callbacks may still change; asked before ``finalFrames`` (T-43).
  @exclusivity(unchecked) package var finalFrame: (UIViewController) -> CGRect? = { _ in nil }
  /// The controllers that return the coordinator, as their descendants do (T-111).
  @exclusivity(unchecked) package var participants: [UIViewController] = []
  /// The pending transition with its gesture and early calls; nil where nothing waited, and after the end.
  @exclusivity(unchecked) package var pending: PendingTransition?
  /// Asks the container's delegate for the animator.
  @exclusivity(unchecked) package var animatorProvider: () -> (any UIViewControllerAnimatedTransitioning)?
  @exclusivity(unchecked) package var interactionProvider:
    (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  /// Whether a controller is the one that goes or the one that comes.
  func involves(_ controller: UIViewController) -> Bool { from === controller || to === controller }

  /// Whether an animator may move a controller's own view.
  func moves(_ controller: UIViewController) -> Bool {
    controller === from && fromView != nil || controller === to && toView != nil
  }
  /// Whether controllers return its coordinator; false for stacks that change without animation (T-45).
  @exclusivity(unchecked) package var sharesCoordinator = true
  /// The system's own animator, used where the delegate has none (T-2).
  @exclusivity(unchecked) package var defaultAnimator: (any UIViewControllerAnimatedTransitioning)?
  /// The system's own interaction controller for the default animator.
  @exclusivity(unchecked) package var defaultInteraction: (any UIViewControllerInteractiveTransitioning)?
  /// Sends the will-callbacks in the container's order.
  @exclusivity(unchecked) package var sendWillCallbacks: () -> Void
  /// Moves the companions to their start before the animator starts, without animation.
  @exclusivity(unchecked) package var prepareCompanions: () -> Void = {}
  /// Animates the container's companions in the transition's animation context.
  @exclusivity(unchecked) package var animateCompanions: (any UIViewControllerTransitionCoordinatorContext) -> Void = {
    _ in
  }
  /// Brings the hierarchy to its final state and sends the did-callbacks, or after a cancel both pairs that lead back
  /// (T-50). The argument says whether the transition completed.
  @exclusivity(unchecked) package var settle: (Bool) -> Void
  /// Updates the request's frames and safe areas for the container's new size (P-33, P-35).
  @exclusivity(unchecked) package var containerSizeDidChange: (TransitionRequest) -> Void = { _ in }
  /// Runs before the coordinator's completions. The container may begin another transition there (T-123).
  @exclusivity(unchecked) package var onEnd: () -> Void = {}
  /// Runs last of all.
  @exclusivity(unchecked) package var afterCompletions: () -> Void = {}

  package init(
    from: UIViewController?, to: UIViewController?, containerView: UIView, isAnimated: Bool,
    animatorProvider: @escaping () -> (any UIViewControllerAnimatedTransitioning)?,
    interactionProvider:
      @escaping (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?,
    sendWillCallbacks: @escaping () -> Void, settle: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.animatorProvider = animatorProvider
    self.interactionProvider = interactionProvider
    self.sendWillCallbacks = sendWillCallbacks
    self.settle = settle
  }
  /// Releases animator, interaction controller and the closures that ask for them: an animator may own objects that
  /// lead back here (P-50).
  func releaseAnimators() {
    (animatorProvider, interactionProvider) = ({ nil }, { _ in nil })
    (defaultAnimator, defaultInteraction, pending) = (nil, nil, nil)
  }
}
