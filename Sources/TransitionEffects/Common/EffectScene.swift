import UIKit

/// One run of an effect: the two screens in their container, and the state that is restored at the end (E-85, E-86).
@MainActor public final class EffectScene {
  /// The transition's context.
  public let context: any UIViewControllerContextTransitioning
  /// The container view of the transition.
  public let container: UIView
  /// The view of the screen that leaves; nil where UIKit withholds it.
  public let from: UIView?
  /// The view of the screen that arrives, in its final frame; nil where UIKit withholds it.
  public let to: UIView?
  /// The effect's duration, in seconds.
  public let duration: TimeInterval
  /// Whether the transition leads back.
  public let isReversed: Bool
  /// The side from which the new screen comes: 1 for the right, −1 for the left.
  ///
  /// Reversing, mirroring and a right-to-left layout each change its sign.
  public let side: CGFloat
  /// The delay of the animations, in seconds.
  let delay: TimeInterval
  /// The timing that replaces the effect's own; nil for its own.
  let timing: EffectTiming?
  /// A hidden view whose fade lasts for the whole duration, also if nothing else is animated.
  private lazy var timekeeper = UIView(frame: .zero)
  /// Whether the leaving screen was made for the effect and has not been drawn yet.
  @exclusivity(unchecked) var fromIsNew = false

  /// Called when everything has been restored.
  @exclusivity(unchecked) var afterwards: (_ didComplete: Bool) -> Void = { _ in }

  /// Called before anything is restored.
  @exclusivity(unchecked) var beforehand: (_ didComplete: Bool) -> Void = { _ in }
  /// Called at the end instead of `completeTransition`, in a part of a combination.
  @exclusivity(unchecked) var onEnd: (() -> Void)?

  @exclusivity(unchecked) private var states: [ViewState] = []
  @exclusivity(unchecked) private var helpers: [UIView] = []
  private let sublayerTransform: CATransform3D
  private let toWasThere: Bool
  @exclusivity(unchecked) private var hasEnded = false

  /// Makes the scene of a whole transition.
  convenience init(_ context: any UIViewControllerContextTransitioning, effect: EffectAnimator) {
    let to = context.view(forKey: .to)
    if let to, let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      if !frame.isEmpty { to.frame = frame }
    }
    self.init(
      context, effect: effect, in: context.containerView, from: context.view(forKey: .from), to: to, delay: 0)
  }

  /// Makes the scene of a part of a combination, with a delay and perhaps another duration and timing than the
  /// effect's.
  init(
    _ context: any UIViewControllerContextTransitioning, effect: EffectAnimator, in container: UIView, from: UIView?,
    to: UIView?, delay: TimeInterval, duration: TimeInterval? = nil, timing: EffectTiming? = nil
  ) {
    (self.context, self.container, self.from, self.to, self.delay) = (context, container, from, to, delay)
    self.duration = duration ?? effect.transitionDuration(using: context)
    isReversed = effect.isReversed
    let isRightToLeft = container.traitCollection.layoutDirection == .rightToLeft
    side = (effect.isReversed ? -1 : 1) * (effect.isMirrored != isRightToLeft ? -1 : 1)
    self.timing = timing ?? effect.timing
    sublayerTransform = container.layer.sublayerTransform
    toWasThere = to?.superview === container
    for view in [from, to].compacted() { keep(view) }
  }

  /// The container's size, in points.
  public var size: CGSize { container.bounds.size }

  /// Inserts the new screen above the old one, or below it.
  public func place(toOnTop: Bool) {
    guard let to else { return }
    if let from, from.superview === container {
      if toOnTop {
        container.insertSubview(to, aboveSubview: from)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
    } else if toOnTop {
      container.addSubview(to)
    } else {
      container.insertSubview(to, at: 0)
    }
  }

  /// Replaces the state that is restored at the end by the view's present one.
  func adopt(_ view: UIView) {
    states.removeAll { $0.view === view }
    keep(view)
  }

  /// Adds the timekeeper; returns the change to make in the animation block.
  func keepTime() -> () -> Void {
    timekeeper.isHidden = true
    timekeeper.alpha = 0
    container.insertSubview(timekeeper, at: 0)
    helpers.append(timekeeper)
    return { [timekeeper] in timekeeper.alpha = 1 }
  }

  /// Adds a helper view on top; it is removed at the end.
  public func add(_ view: UIView) {
    container.addSubview(view)
    helpers.append(view)
  }

  /// Adds a helper view inside another view; it is removed at the end.
  public func add(_ view: UIView, inside superview: UIView) {
    superview.addSubview(view)
    helpers.append(view)
  }

  /// Records a view's geometry and appearance, which are restored at the end.
  public func keep(_ view: UIView) {
    for state in states where state.view === view { return }
    states.append(ViewState(view))
  }

  /// Sets the container's perspective: the viewer's distance is −1 / m34 points on a screen of 320 points, and grows
  /// with the width (P-66).
  public func setPerspective(_ m34: CGFloat) {
    container.layer.sublayerTransform.m34 = scaled(m34)
  }

  /// Scales an `m34` that is meant for a width of 320 points to the container's width (P-66).
  ///
  /// The value is clamped to −0.1…0.1; 0, which is no perspective, if it is not finite.
  public func scaled(_ m34: CGFloat) -> CGFloat { m34.usable(in: -0.1...0.1, else: 0) * 320 / max(1, size.width) }

  /// Scales a length that is meant for a width of 320 points to the container's width (P-66).
  public func points(_ length: CGFloat) -> CGFloat { length * size.width / 320 }

  /// Ends the transition: restores everything and removes helper views. A second call does nothing.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if let onEnd { return onEnd() }
    let didComplete = !context.transitionWasCancelled
    putBack(didComplete)
    context.completeTransition(didComplete)
  }

  /// Restores everything, and removes helper views.
  func putBack(_ didComplete: Bool) {
    beforehand(didComplete)
    for view in helpers { view.removeFromSuperview() }
    for state in states.reversed() { state.restore() }
    container.layer.sublayerTransform = sublayerTransform
    // In a cancelled presentation the animator removes the view (E-9); containers do it themselves.
    if !didComplete, !toWasThere, context.presentationStyle != .none { to?.removeFromSuperview() }
    afterwards(didComplete)
  }
}
