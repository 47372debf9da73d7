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

  package override func willBegin(on layer: CALayer) {
    super.willBegin(on: layer)
    guard previousValue == nil, let keyPath, let path = LayerKeyPath(keyPath) else { return }
    previousValue = path.value(in: layer.presentedState)
  }

  package override func value(
    atProgress progress: Double, seconds: CFTimeInterval, underlying: AnimationValue
  ) -> AnimationValue? {
    let ends = BasicAnimationEndpoints.resolve(
      from: AnimationValue(fromValue), to: AnimationValue(toValue), by: AnimationValue(byValue),
      current: underlying, previous: previousValue)
    guard let ends else { return nil }
    return ends.start.interpolated(to: ends.end, fraction: progress)
  }
}
