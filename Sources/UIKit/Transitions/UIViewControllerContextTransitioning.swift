import QuartzCore

/// The description of a transition for its animator and interaction controller, and their way to report to it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which everything moves.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether an interaction controller moves the transition now; may change.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled; may change while it can be interrupted.
  var transitionWasCancelled: Bool { get }
  /// The presentation's style; `.none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interactive transition, in 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended, and the transition finishes.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended, and the transition goes back.
  func cancelInteractiveTransition()
  /// Reports that a running transition becomes interactive.
  func pauseInteractiveTransition()
  /// Ends the transition; every animator must call it (T-5).
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller with a role.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view with a role; nil where the animator must not move one (T-17).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the screen, in quarters; identity in other transitions.
  var targetTransform: CGAffineTransform { get }
  /// Returns a controller's frame at the start; zero where unknown (T-16).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns a controller's frame at the end; zero where unknown, or where its view is removed (T-16).
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The role of a view controller in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// Apple's string.
  public let rawValue: String

  /// Makes a key from its string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// Apple's string.
  public let rawValue: String

  /// Makes a key from its string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
