import Foundation

/// Drives a transition by something other than time.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition: starts the animator, or animates by itself (T-3).
  ///
  /// Also called where ``wantsInteractiveStart`` is false; the context's `isInteractive` is false then, and nobody else starts the
  /// animator (T-4).
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest plays after release, in the animation's own speed; 1 unless said otherwise.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest after release; ease-in-ease-out unless said otherwise.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively; true unless said otherwise.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animation's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The transition begins interactively.
  public var wantsInteractiveStart: Bool { true }
}
