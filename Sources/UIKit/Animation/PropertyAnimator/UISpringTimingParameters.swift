import Foundation
import QuartzCore

/// Timing along a damped spring.
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The values that a spring was created with.
  package enum Form: Sendable {
    /// A damping ratio; the stiffness follows from the animator's duration (C-38, C-42).
    case ratio(Double)
    /// Physical constants, which determine the duration (C-42).
    case physical(Spring)
  }

  package let form: Form
  /// The initial velocity, in total displacements per second; x and y of a position have their own (C-43).
  public let initialVelocity: CGVector

  package nonisolated init(form: Form, initialVelocity: CGVector) {
    self.form = form
    let isFinite = initialVelocity.dx.isFinite && initialVelocity.dy.isFinite
    self.initialVelocity = isFinite ? initialVelocity : .zero
    super.init()
  }

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500 (C-41).
  public override convenience nonisolated init() {
    self.init(form: .physical(.system), initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration; a ratio of 1 does not overshoot.
  public convenience nonisolated init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration, with an initial velocity.
  public convenience nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(form: .ratio(Double(ratio)), initialVelocity: velocity)
  }

  /// Creates a spring from physical constants, which determine the duration (C-42).
  public convenience nonisolated init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.init(form: .physical(spring), initialVelocity: velocity)
  }

  /// Creates a spring from its perceptual duration in seconds and its bounce in −1…1 (C-36).
  public convenience nonisolated init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Creates a spring from its perceptual duration in seconds, its bounce in −1…1 and an initial velocity.
  public convenience nonisolated init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
    self.init(form: .physical(spring), initialVelocity: velocity)
  }

  /// `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  // MARK: Copying and coding

  /// Returns the parameters themselves, which are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Reads parameters that ``encode(with:)`` has written; nil if they are missing.
  public convenience nonisolated init?(coder: NSCoder) {
    let velocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
    if coder.containsValue(forKey: "ratio") {
      self.init(form: .ratio(coder.decodeDouble(forKey: "ratio")), initialVelocity: velocity)
    } else if coder.containsValue(forKey: "mass") {
      let spring = Spring(
        mass: coder.decodeDouble(forKey: "mass"), stiffness: coder.decodeDouble(forKey: "stiffness"),
        damping: coder.decodeDouble(forKey: "damping"),
        allowsOverdamping: coder.decodeBool(forKey: "allowsOverdamping"))
      self.init(form: .physical(spring), initialVelocity: velocity)
    } else {
      return nil
    }
  }

  /// Writes the parameters.
  public nonisolated func encode(with coder: NSCoder) {
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
    switch form {
    case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
    case .physical(let spring):
      coder.encode(spring.mass, forKey: "mass")
      coder.encode(spring.stiffness, forKey: "stiffness")
      coder.encode(spring.damping, forKey: "damping")
      coder.encode(spring.allowsOverdamping, forKey: "allowsOverdamping")
    }
  }
}
