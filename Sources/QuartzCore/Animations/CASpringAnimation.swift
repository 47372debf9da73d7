import Foundation

/// An animation along a damped spring; its motion is not scaled by `duration`, which only cuts or holds it (C-35).
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The spring, as the solver takes it.
  package var spring = Spring() {
    didSet { motion = SpringMotion(spring) }
  }
  private var motion = SpringMotion(Spring())

  /// The weight at the spring's end; values that are not positive are refused.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { if newValue.isFinite, newValue > 0 { spring.mass = Double(newValue) } }
  }
  /// The spring's constant; values that are not positive are refused.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { if newValue.isFinite, newValue > 0 { spring.stiffness = Double(newValue) } }
  }
  /// The friction; negative values are refused.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { if newValue.isFinite, newValue >= 0 { spring.damping = Double(newValue) } }
  }
  /// Speed at the start, in whole ways per second towards the end (C-40).
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { if newValue.isFinite { spring.initialVelocity = Double(newValue) } }
  }
  /// Whether a damping above the critical one is honoured (C-34).
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }
  /// When the spring has come to rest within a thousandth of the way, in seconds (C-33, C-34).
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// A spring from its perceptual duration in seconds and its bounce in −1…1 (C-36).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    spring.allowsOverdamping = true
    duration = settlingDuration
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CASpringAnimation)?.spring = spring
    return copy
  }

  override func move(
    _ property: LayerProperty, in state: inout LayerProperties, atProgress progress: Double, seconds: CFTimeInterval
  ) -> Bool {
    super.move(property, in: &state, atProgress: motion.value(at: seconds), seconds: seconds)
  }

  package override func value(
    atProgress progress: Double, seconds: CFTimeInterval, underlying: AnimationValue
  ) -> AnimationValue? {
    super.value(atProgress: motion.value(at: seconds), seconds: seconds, underlying: underlying)
  }
}
