import UIKit

/// One run of an effect: the two screens in their container, and the way back to how everything was (E-85, E-86).
@MainActor public final class EffectScene {
  /// The transition.
  public let context: any UIViewControllerContextTransitioning
  /// The view in which everything moves.
  public let container: UIView
  /// The screen that goes; nil where it is not the effect's to touch.
  public let from: UIView?
  /// The screen that comes, already in its final frame; nil where it is not the effect's to touch.
  public let to: UIView?
  /// How long the effect takes, in seconds.
  public let duration: TimeInterval
  /// Whether it is the way back.
  public let isReversed: Bool
  /// 1 where the new screen comes from the right, −1 where from the left: the way back, mirroring and right-to-left layout each turn it.
  public let side: CGFloat
  /// The timing that replaces the effect's own; nil for its own.
  let timing: EffectTiming?
  /// A view that nobody sees, which keeps the animations going to the end of the duration whatever else moves.
  let pulse = UIView(frame: .zero)

  /// What is left to do when everything has been put back.
  var afterwards: (_ didComplete: Bool) -> Void = { _ in }

  private var states: [ViewState] = []
  private var helpers: [UIView] = []
  private let sublayerTransform: CATransform3D
  private let toWasThere: Bool
  private var hasEnded = false

  init(_ context: any UIViewControllerContextTransitioning, effect: EffectAnimator) {
    self.context = context
    container = context.containerView
    from = context.view(forKey: .from)
    to = context.view(forKey: .to)
    duration = effect.transitionDuration(using: context)
    isReversed = effect.isReversed
    let isRightToLeft = container.traitCollection.layoutDirection == .rightToLeft
    side = (effect.isReversed ? -1 : 1) * (effect.isMirrored != isRightToLeft ? -1 : 1)
    timing = effect.timing
    sublayerTransform = container.layer.sublayerTransform
    toWasThere = to?.superview === container
    if let to, let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      if !frame.isEmpty { to.frame = frame }
    }
    for view in [from, to].compactMap({ $0 }) { keep(view) }
    pulse.isHidden = true
    pulse.alpha = 0
    container.insertSubview(pulse, at: 0)
    helpers.append(pulse)
  }

  /// The container's measures.
  public var size: CGSize { container.bounds.size }

  /// Puts the new screen over the old one, or behind it.
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

  /// Takes a view's looks and place as they are now for those that it has at the end.
  func adopt(_ view: UIView) {
    states.removeAll { $0.view === view }
    keep(view)
  }

  /// Adds a view of the effect's own on top; it goes at the end.
  public func add(_ view: UIView) {
    container.addSubview(view)
    helpers.append(view)
  }

  /// Adds a view of the effect's own inside another; it goes at the end.
  public func add(_ view: UIView, inside superview: UIView) {
    superview.addSubview(view)
    helpers.append(view)
  }

  /// Remembers a view's looks and place as they are now; they come back at the end.
  public func keep(_ view: UIView) {
    if !states.contains(where: { $0.view === view }) { states.append(ViewState(view)) }
  }

  /// Looks at everything in the container from a distance, about its middle: −1 / m34 points on a screen of 320 points, and as much
  /// more or less on a wider or narrower one (P-66).
  public func setPerspective(_ m34: CGFloat) {
    container.layer.sublayerTransform.m34 = scaled(m34)
  }

  /// A perspective of the originals, made for screens of 320 points, for the width there is (P-66); what is no number counts as 0,
  /// which is none.
  public func scaled(_ m34: CGFloat) -> CGFloat { m34.isFinite ? m34 * 320 / max(1, size.width) : 0 }

  /// A length of the originals, made for screens of 320 points, for the width there is (P-66).
  public func points(_ length: CGFloat) -> CGFloat { length * size.width / 320 }

  /// Ends the transition: everything is put back, and what was added is taken away; a second call changes nothing.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    let didComplete = !context.transitionWasCancelled
    for view in helpers { view.removeFromSuperview() }
    for state in states.reversed() { state.restore() }
    container.layer.sublayerTransform = sublayerTransform
    if !didComplete, !toWasThere { to?.removeFromSuperview() }
    afterwards(didComplete)
    context.completeTransition(didComplete)
  }
}
