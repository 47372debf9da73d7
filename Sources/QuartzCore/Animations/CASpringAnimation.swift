import Foundation

/// An animation along a damped spring; its motion is not scaled by `duration`, which only cuts or holds it (C-35).
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The spring, as the solver takes it.
  package var spring = Spring() {
    didSet { motion = SpringMotion(spring) }
  }
  private var motion = SpringMotion(Spring())
  /// What was assigned and refused, for a report when the animation is added.
  private var refused: [String] = []

  /// The weight at the spring's end; values that are not positive are refused.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { set("mass", newValue, \.mass) }
  }
  /// The spring's constant; values that are not positive are refused.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { set("stiffness", newValue, \.stiffness) }
  }
  /// The friction; negative values are refused.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { set("damping", newValue, \.damping) }
  }
  /// Speed at the start, in whole ways per second towards the end (C-40).
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { set("initialVelocity", newValue, \.initialVelocity) }
  }
  /// Whether a damping above the critical one is honoured (C-34).
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }
  /// When the spring has come to rest within a thousandth of the way, in seconds (C-33, C-34).
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// How long the motion seems to last, in seconds: one swing without damping (C-36).
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
  /// How much the motion bounces: 1 without damping, 0 at the critical one, towards −1 beyond (C-36).
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  /// A spring from its perceptual duration in seconds and its bounce in −1…1 (C-36).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    spring.allowsOverdamping = true
    duration = settlingDuration
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CASpringAnimation {
      copy.spring = spring
      copy.refused = refused
    }
    return copy
  }

  package override func willBegin(on layer: CALayer) {
    for constant in refused {
      layer.environment.report(
        .refusedSpringConstant(layer: layer.debugName, keyPath: keyPath ?? "", constant: constant))
    }
    super.willBegin(on: layer)
  }

  override func easing(scrubbedBy scrubCurve: ScrubCurve?) -> Easing { .spring(motion) }

  /// Changes a constant of the spring, which refuses what makes none (C-35).
  private func set(_ name: String, _ value: CGFloat, _ constant: WritableKeyPath<Spring, Double>) {
    let value = Double(value)
    spring[keyPath: constant] = value
    if spring[keyPath: constant] != value { refused.append("\(name) = \(value)") }
  }
}
