import Foundation

/// An animation from one value to another (C-21).
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts; nil: see C-21.
  open var fromValue: Any?
  /// Where it ends; nil: see C-21.
  open var toValue: Any?
  /// By how much it moves; nil: see C-21.
  open var byValue: Any?
  /// The property's presentation when the animation was added: "previous" in C-21.
  package var previousValue: AnimationValue?

  // The three values as the kind that the property has; taken over once, when the animation is added.
  private var from: AnimationValue?
  private var to: AnimationValue?
  private var by: AnimationValue?
  /// Both ends, where they do not hang on the model.
  private var ends: BasicAnimationEndpoints?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
      copy.previousValue = previousValue
    }
    return copy
  }

  package override func prepare(for layer: CALayer, base: AnimationValue) -> Bool {
    for value in [fromValue, toValue, byValue] {
      guard let value, AnimationValue(value)?.converted(toKindOf: base) == nil else { continue }
      layer.environment.report(.animationValue(value, of: self, on: layer))
      return false
    }
    from = AnimationValue(fromValue)?.converted(toKindOf: base)
    to = AnimationValue(toValue)?.converted(toKindOf: base)
    by = AnimationValue(byValue)?.converted(toKindOf: base)
    if previousValue == nil, from == nil, to == nil, by == nil {
      previousValue = target?.value(in: layer.presentedState)
    }
    let resolved = BasicAnimationEndpoints.resolve(
      from: from, to: to, by: by, current: base, previous: previousValue)
    guard let resolved else {
      layer.environment.report(.animationValue(byValue ?? previousValue as Any, of: self, on: layer))
      return false
    }
    ends = from != nil && (to != nil || by != nil) || (to != nil && by != nil) ? resolved : nil
    return true
  }

  package override func value(
    atProgress progress: Double, seconds: CFTimeInterval, underlying: AnimationValue
  ) -> AnimationValue? {
    let ends =
      ends
      ?? BasicAnimationEndpoints.resolve(from: from, to: to, by: by, current: underlying, previous: previousValue)
    guard let ends else { return nil }
    return ends.start.interpolated(to: ends.end, fraction: progress)
  }
}
