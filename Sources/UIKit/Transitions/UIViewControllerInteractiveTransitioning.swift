import Foundation

/// Drives a transition in place of time.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition: starts the animator, or draws the frames itself (T-3).
  ///
  /// Also called where ``wantsInteractiveStart`` is false. The context's `isInteractive` is false then, and the
  /// interaction controller must start the animator, too (T-4).
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest after the release, as a factor of the animation's own; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest after the release; ease-in-ease-out by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animation's own speed, 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True: the transition begins interactively.
  public var wantsInteractiveStart: Bool { true }
}
