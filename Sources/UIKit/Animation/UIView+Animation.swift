import QuartzCore

extension UIView {
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
    runAnimations(timing, animations, completion)
  }

  /// Runs a block with a timing.
  static func runAnimations(
    _ requested: ViewAnimationTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    makeContext(requested, completion).run(animations)
  }

  /// Creates the context of a block: its timing is made valid, inherits (C-69), and is adapted to a transition that is
  /// being recorded.
  static func makeContext(
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
