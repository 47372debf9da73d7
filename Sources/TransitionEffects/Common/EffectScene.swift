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
  /// After how many seconds the animations begin.
  let delay: TimeInterval
  /// The timing that replaces the effect's own; nil for its own.
  let timing: EffectTiming?
  /// A view that nobody sees, whose fading keeps the animations going to the end of the duration whatever else moves.
  private lazy var timekeeper = UIView(frame: .zero)
  /// Whether the screen that goes was made for the effect, and has not been drawn yet.
  @exclusivity(unchecked) var fromIsNew = false

  /// What is left to do when everything has been put back.
  @exclusivity(unchecked) var afterwards: (_ didComplete: Bool) -> Void = { _ in }

  /// What is to be done before anything is put back.
  @exclusivity(unchecked) var beforehand: (_ didComplete: Bool) -> Void = { _ in }
  /// What hears of the end in place of the transition, where this is a part of a combination.
  @exclusivity(unchecked) var onEnd: (() -> Void)?

  @exclusivity(unchecked) private var states: [ViewState] = []
  @exclusivity(unchecked) private var helpers: [UIView] = []
  private let sublayerTransform: CATransform3D
  private let toWasThere: Bool
  @exclusivity(unchecked) private var hasEnded = false

  /// A scene of the whole transition.
  convenience init(_ context: any UIViewControllerContextTransitioning, effect: EffectAnimator) {
    let to = context.view(forKey: .to)
    if let to, let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      if !frame.isEmpty { to.frame = frame }
    }
    self.init(
      context, effect: effect, in: context.containerView, from: context.view(forKey: .from), to: to, delay: 0)
  }

  /// A scene of a part of a combination, which begins after some seconds and may have another length and timing than the effect's.
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

  /// Adds the view that keeps the time, for animations that say nothing of it; returns what is to be changed in the block.
  func keepTime() -> () -> Void {
    timekeeper.isHidden = true
    timekeeper.alpha = 0
    container.insertSubview(timekeeper, at: 0)
    helpers.append(timekeeper)
    return { [timekeeper] in timekeeper.alpha = 1 }
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
    for state in states where state.view === view { return }
    states.append(ViewState(view))
  }

  /// Looks at everything in the container from a distance, about its middle: −1 / m34 points on a screen of 320 points, and as much
  /// more or less on a wider or narrower one (P-66).
  public func setPerspective(_ m34: CGFloat) {
    container.layer.sublayerTransform.m34 = scaled(m34)
  }

  /// A perspective of the originals, made for screens of 320 points, for the width there is (P-66); what is no number counts as 0,
  /// which is none, and more than 0.1 as 0.1.
  public func scaled(_ m34: CGFloat) -> CGFloat { m34.usable(in: -0.1...0.1, else: 0) * 320 / max(1, size.width) }

  /// A length of the originals, made for screens of 320 points, for the width there is (P-66).
  public func points(_ length: CGFloat) -> CGFloat { length * size.width / 320 }

  /// Ends the transition: everything is put back, and what was added is taken away; a second call changes nothing.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if let onEnd { return onEnd() }
    let didComplete = !context.transitionWasCancelled
    putBack(didComplete)
    context.completeTransition(didComplete)
  }

  /// Puts everything back, and takes away what was added.
  func putBack(_ didComplete: Bool) {
    beforehand(didComplete)
    for view in helpers { view.removeFromSuperview() }
    for state in states.reversed() { state.restore() }
    container.layer.sublayerTransform = sublayerTransform
    // Containers take a screen away that did not come, and tell it so; of a presentation it is the animator's (E-9).
    if !didComplete, !toWasThere, context.presentationStyle != .none { to?.removeFromSuperview() }
    afterwards(didComplete)
  }
}
