import QuartzCore

extension UIView {
  /// Animates the changes of a block, over a duration after a delay in seconds; `completion` gets whether the
  /// animations finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(ViewAnimationTiming(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates the changes of a block, over a duration in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes of a block, over a duration in seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates along a spring that settles within `duration` seconds (C-38).
  ///
  /// - Parameters:
  ///   - duration: the time in which the spring settles, in seconds.
  ///   - delay: the time before the animation starts, in seconds.
  ///   - dampingRatio: 1 does not overshoot; the spring oscillates more towards 0.
  ///   - velocity: the initial velocity, in total displacements per second (C-40).
  ///   - options: such as repetition; the curve among them has no effect.
  ///   - animations: makes the changes, inside the call.
  ///   - completion: called at the end, with whether the animations finished; nil for none.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
    let timing = ViewAnimationTiming(duration: duration, delay: delay, shape: .spring(spring), options: options)
    run(timing, animations, completion)
  }

  /// Animates along a spring given by its perceptual duration in seconds and its bounce in −1…1 (C-37).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
    spring.initialVelocity = Double(initialSpringVelocity)
    spring.allowsOverdamping = true
    let timing = ViewAnimationTiming(
      duration: spring.settlingDuration, delay: delay, shape: .spring(spring), options: options)
    run(timing, animations, completion)
  }

  /// Makes the changes of a block without animation, even inside another block (C-73).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = UIEnvironment.active
    let outer = environment.areAnimationsEnabled
    environment.areAnimationsEnabled = false
    actionsWithoutAnimation()
    environment.areAnimationsEnabled = outer
  }

  /// Turns animations on or off for the environment; when off, changes are immediate and completions are still called
  /// (C-73).
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIEnvironment.active.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { UIEnvironment.active.areAnimationsEnabled }

  /// The duration of the innermost running block, in seconds; 0 outside of blocks (C-69).
  public class var inheritedAnimationDuration: TimeInterval {
    UIEnvironment.active.animationContexts.last?.timing.duration ?? 0
  }

  /// Repeats the animations of a block's changes; outside an animation block the changes are immediate (C-70).
  ///
  /// - Parameters:
  ///   - count: the number of repetitions, also fractional; infinity repeats for ever, and values below 1 and NaN count
  ///     as 1.
  ///   - autoreverses: whether each repetition also runs backwards.
  ///   - animations: makes the changes, inside the call.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = UIEnvironment.active.animationContexts.last else { return animations() }
    context.repeating(AnimationRepetition(count: Double(count), autoreverses: autoreverses), animations)
  }

  private class func run(_ requested: ViewAnimationTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    makeContext(requested, completion).run(animations)
  }

  /// Creates the context of a block: its timing is made valid, inherits (C-69), and is adapted to a transition that is
  /// being recorded.
  class func makeContext(
    _ requested: ViewAnimationTiming, _ completion: ((Bool) -> Void)?
  ) -> ViewAnimationContext {
    let environment = UIEnvironment.active
    var timing = requested
    if !timing.duration.isFinite || !timing.delay.isFinite || timing.duration < 0 || timing.delay < 0 {
      environment.report(.invalidAnimationTiming(duration: timing.duration, delay: timing.delay))
      if !timing.duration.isFinite || timing.duration < 0 { timing.duration = 0 }
      if !timing.delay.isFinite || timing.delay < 0 { timing.delay = 0 }
    }
    if let outer = environment.animationContexts.last { timing = timing.inheriting(from: outer.timing) }
    if let recording = environment.animationRecording { timing = recording.adapted(timing) }
    return ViewAnimationContext(
      timing: timing, isAlongside: environment.animationContexts.last?.isAlongside ?? false,
      movedContainers: environment.animationContexts.last?.movedContainers ?? [], environment: environment,
      completion: completion)
  }

  /// Returns the action for a change of this view's layer; nil outside animation blocks (C-18).
  func viewAction(forKey event: String) -> (any CAAction)? {
    guard let context = animationContext, let property = LayerProperty(rawValue: event), property.hasImplicitAnimation
    else { return nil }
    return viewAction(for: property, in: context)
  }

  /// Changes a layer property that only a key path names, and animates it in the running block.
  func change(_ keyPath: String, _ body: (CALayer) -> Void) {
    let action = animationContext.flatMap { context in
      LayerKeyPath(keyPath).flatMap { viewAction(for: $0.property, in: context) }
    }
    body(layer)
    action?.run(forKey: keyPath, object: layer, arguments: nil)
  }

  /// The block that animates changes of the view; nil outside of blocks, without a window, and without a duration
  /// (C-18).
  var animationContext: ViewAnimationContext? {
    guard let environment = animationWindow?.environment, environment.areAnimationsEnabled,
      let context = environment.animationContexts.last,
      context.timing.duration > 0 || context.keyframes?.isAnimated == true
    else { return nil }
    return context
  }

  private func viewAction(for property: LayerProperty, in context: ViewAnimationContext) -> (any CAAction)? {
    let old = layer.modelValue(of: property)
    if context.keyframes != nil { return KeyframeAction(context: context, property: property, oldValue: old) }
    let action = ViewAnimationAction(context: context, property: property, oldValue: old)
    return context.isAdditive(property, on: layer) ? action : action.animation(of: layer)
  }

  /// The window of the view, or of the view that it masks.
  private var animationWindow: UIWindow? {
    if let window = enclosingWindow { return window }
    var view: UIView? = self
    while let current = view {
      if let masked = current.maskedView { return masked.animationWindow }
      view = current.storedSuperview
    }
    return nil
  }

  /// Whether a running animation blocks the view's touches (C-71).
  var isBlockedByAnimation: Bool {
    layer.entries.contains { $0.blocksTouches && !$0.hasEnded }
  }
}
