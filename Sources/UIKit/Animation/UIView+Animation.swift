import QuartzCore

extension UIView {
  /// Animates what the block changes, over seconds after a delay in seconds; `completion` hears whether all of it ended by itself.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(ViewAnimationTiming(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates what the block changes, over seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what the block changes, over seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates along a spring that comes to rest after `duration` seconds (C-38).
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot; towards 0 it swings ever more.
  ///   - velocity: speed at the start, in whole ways per second (C-40).
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

  /// Makes the block's changes without animating them, also inside another block (C-73).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = UIEnvironment.active
    let outer = environment.areAnimationsEnabled
    environment.areAnimationsEnabled = false
    actionsWithoutAnimation()
    environment.areAnimationsEnabled = outer
  }

  /// Turns animation blocks on or off for the environment; off, changes are made at once and completions still run (C-73).
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIEnvironment.active.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { UIEnvironment.active.areAnimationsEnabled }

  /// The duration, in seconds, of the innermost animation block that runs; 0 outside any (C-69).
  public class var inheritedAnimationDuration: TimeInterval {
    UIEnvironment.active.animationContexts.last?.timing.duration ?? 0
  }

  /// Repeats what the block changes, inside an animation block; outside any, the changes are made at once (C-70).
  ///
  /// - Parameters:
  ///   - count: how often, in whole and parts; infinity repeats for ever, what is below 1 or no number counts as 1.
  ///   - autoreverses: whether each time goes back as well.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = UIEnvironment.active.animationContexts.last else { return animations() }
    context.repeating(AnimationRepetition(count: Double(count), autoreverses: autoreverses), animations)
  }

  private class func run(_ requested: ViewAnimationTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    makeContext(requested, completion).run(animations)
  }

  /// The context of a block with a timing that was asked for: valid, inherited (C-69), and as a transition that is being made wants it.
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

  /// The action for a change of this view's layer; nil outside animation blocks (C-18).
  func viewAction(forKey event: String) -> (any CAAction)? {
    guard let property = LayerProperty(rawValue: event), property.hasImplicitAnimation else { return nil }
    return viewAction(for: property)
  }

  /// Changes a part of the layer that only a key path names, as a property of the view: in the block that runs, if any.
  func change(_ keyPath: String, _ body: (CALayer) -> Void) {
    let action = LayerKeyPath(keyPath).flatMap { viewAction(for: $0.property) }
    body(layer)
    action?.run(forKey: keyPath, object: layer, arguments: nil)
  }

  /// The animation block that animates changes of the view; nil outside blocks, without a window, and for blocks without duration (C-18).
  var animationContext: ViewAnimationContext? {
    guard let environment = animationWindow?.environment, environment.areAnimationsEnabled,
      let context = environment.animationContexts.last,
      context.timing.duration > 0 || context.keyframes?.isAnimated == true
    else { return nil }
    return context
  }

  private func viewAction(for property: LayerProperty) -> (any CAAction)? {
    guard let context = animationContext else { return nil }
    let old = layer.modelValue(of: property)
    if context.keyframes != nil { return KeyframeAction(context: context, property: property, oldValue: old) }
    let action = ViewAnimationAction(context: context, property: property, oldValue: old)
    return context.isAdditive(property, on: layer) ? action : action.animation(of: layer)
  }

  /// The window in which the view is seen: its own, or that of the view that it masks.
  private var animationWindow: UIWindow? {
    if let window = surroundingWindow { return window }
    var view: UIView? = self
    while let current = view {
      if let masked = current.maskedView { return masked.animationWindow }
      view = current.storedSuperview
    }
    return nil
  }

  /// Whether an animation block that moves the view keeps touches from it (C-71).
  var isBlockedByAnimation: Bool {
    layer.entries.contains { $0.blocksTouches && !$0.hasEnded }
  }
}
