import QuartzCore

/// What a container tells the driver: who goes, who comes, whom to ask, what becomes of the hierarchy, in which order callbacks run.
///
/// The driver never names a container type; this is all it knows of one. Container, driver and context share it, so that what a
/// container fills in later is known to all.
@MainActor package final class TransitionRequest {
  /// The controller visible at the start, if any.
  @exclusivity(unchecked) package var from: UIViewController?
  /// The controller visible at the end, if any.
  @exclusivity(unchecked) package var to: UIViewController?
  /// The view that an animator may move out.
  @exclusivity(unchecked) package var fromView: UIView?
  /// The view that an animator brings in.
  @exclusivity(unchecked) package var toView: UIView?
  /// Where everything moves.
  @exclusivity(unchecked) package var containerView: UIView
  /// Bars and the like: outside the container, but on its clock.
  @exclusivity(unchecked) package var companionViews: [UIView] = []
  /// Bars that are on the container's clock, too, and still take touches (T-67).
  @exclusivity(unchecked) package var liveCompanionViews: [UIView] = []
  @exclusivity(unchecked) package var isAnimated: Bool
  @exclusivity(unchecked) package var presentationStyle = UIModalPresentationStyle.none
  /// By how much the screen turns.
  @exclusivity(unchecked) package var targetTransform = CGAffineTransform.identity
  /// The frames that the context reports (T-16).
  @exclusivity(unchecked) package var initialFrames: [ObjectIdentifier: CGRect] = [:]
  @exclusivity(unchecked) package var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Frames at the end that depend on bars, which callbacks may still change; asked before ``finalFrames`` (T-43).
  @exclusivity(unchecked) package var finalFrame: (UIViewController) -> CGRect? = { _ in nil }
  /// Who returns the coordinator by itself, besides the descendants of these (T-111).
  @exclusivity(unchecked) package var participants: [UIViewController] = []
  /// What waited for the beginning, with its gesture and the calls that came early; nil where nothing waited, and after the end.
  @exclusivity(unchecked) package var pending: PendingTransition?
  /// How traces name the container's questions.
  @exclusivity(unchecked) package var animatorQuestion: () -> (any UIViewControllerAnimatedTransitioning)?
  @exclusivity(unchecked) package var interactionQuestion:
    (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  /// Whether the transition shows or hides a controller.
  func involves(_ controller: UIViewController) -> Bool { from === controller || to === controller }

  /// Whether a controller's own view is one that the animator may move.
  func moves(_ controller: UIViewController) -> Bool {
    controller === from && fromView != nil || controller === to && toView != nil
  }
  /// Whether controllers find its coordinator; those of a stack that changes without animation do not (T-45).
  @exclusivity(unchecked) package var sharesCoordinator = true
  /// The system's own animator, where the delegate has none (T-2).
  @exclusivity(unchecked) package var defaultAnimator: (any UIViewControllerAnimatedTransitioning)?
  /// The system's own interaction controller, for the default animator.
  @exclusivity(unchecked) package var defaultInteraction: (any UIViewControllerInteractiveTransitioning)?
  /// Sends the will-callbacks, in the container's order.
  @exclusivity(unchecked) package var sendWills: () -> Void
  /// Puts the companions where they start; runs before the animator, without animation.
  @exclusivity(unchecked) package var prepareCompanions: () -> Void = {}
  /// Animates the container's companions; runs in the transition's animation context.
  @exclusivity(unchecked) package var animateCompanions: (any UIViewControllerTransitionCoordinatorContext) -> Void = {
    _ in
  }
  /// Puts the hierarchy right and sends the did-callbacks; the flag says whether the transition completed.
  @exclusivity(unchecked) package var settle: (Bool) -> Void
  /// The container has got another size meanwhile: the request's frames, and safe areas, are those of the new one (P-33, P-35).
  @exclusivity(unchecked) package var followSizeChange: (TransitionRequest) -> Void = { _ in }
  /// Runs before the coordinator's completions: the container may begin another transition there (T-123).
  @exclusivity(unchecked) package var hasEnded: () -> Void = {}
  /// Runs last of all.
  @exclusivity(unchecked) package var afterwards: () -> Void = {}

  package init(
    from: UIViewController?, to: UIViewController?, containerView: UIView, isAnimated: Bool,
    animatorQuestion: @escaping () -> (any UIViewControllerAnimatedTransitioning)?,
    interactionQuestion:
      @escaping (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?,
    sendWills: @escaping () -> Void, settle: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.animatorQuestion = animatorQuestion
    self.interactionQuestion = interactionQuestion
    self.sendWills = sendWills
    self.settle = settle
  }
  /// Lets go of who animates and who drives, and of whom to ask: an animator may keep what leads back to the request (P-50).
  func letGoOfAnimators() {
    (animatorQuestion, interactionQuestion) = ({ nil }, { _ in nil })
    (defaultAnimator, defaultInteraction, pending) = (nil, nil, nil)
  }
}
