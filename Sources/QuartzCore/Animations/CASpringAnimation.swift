import Foundation

/// An animation along a damped spring. `duration` does not scale the motion: it only cuts or holds it (C-35).
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The spring as the solver uses it.
  package var spring = Spring() {
    didSet { motion = SpringMotion(spring) }
  }
  private var motion = SpringMotion(Spring())
  /// The assignments that were refused, for diagnostics when the animation is added.
  private var refused: [String] = []

  /// The mass at the spring's end; values that are not positive are refused.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { set("mass", newValue, \.mass) }
  }
  /// The spring constant; values that are not positive are refused.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { set("stiffness", newValue, \.stiffness) }
  }
  /// The friction; negative values are refused.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { set("damping", newValue, \.damping) }
  }
  /// The initial velocity towards the end, in whole distances per second (C-40).
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { set("initialVelocity", newValue, \.initialVelocity) }
  }
  /// Whether a damping above the critical one is honoured (C-34).
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }
  /// The time in seconds until the spring is at rest within a thousandth of the distance (C-33, C-34).
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The duration of the motion as perceived, in seconds: one period without damping (C-36).
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
  /// The amount of bounce: 1 without damping, 0 with critical damping, towards −1 beyond (C-36).
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

  /// Sets a constant of the spring, and notes a refused value for a diagnostic (C-35).
  private func set(_ name: String, _ value: CGFloat, _ constant: WritableKeyPath<Spring, Double>) {
    let value = Double(value)
    spring[keyPath: constant] = value
    if spring[keyPath: constant] != value { refused.append("\(name) = \(value)") }
  }
}
