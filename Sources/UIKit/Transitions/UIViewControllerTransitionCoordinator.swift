import QuartzCore

/// Runs animations along with a transition, and notifies of changes of its interaction.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates views of the container along with the transition.
  ///
  /// - Returns: false where the block comes too late to run (T-106, T-108).
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates views outside the container along with the transition.
  ///
  /// - Parameters:
  ///   - view: an ancestor of the animated views; it moves on the transition's clock. Nil for views of the container.
  ///   - animation: makes the changes as the transition starts to move; nil for none.
  ///   - completion: called when the transition has completed or was cancelled; nil for none.
  /// - Returns: false where the block comes too late to run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a handler each time the transition becomes interactive or is released (T-104).
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a handler when the interaction ends.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates views of the container along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates views outside the container along with the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

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
