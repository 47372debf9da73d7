import Foundation

/// An animation from one value to another (C-21).
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts; nil: see C-21.
  open var fromValue: Any? {
    get { from.any }
    set { from = AnimationEnd(newValue) }
  }
  /// Where it ends; nil: see C-21.
  open var toValue: Any? {
    get { to.any }
    set { to = AnimationEnd(newValue) }
  }
  /// By how much it moves; nil: see C-21.
  open var byValue: Any? {
    get { by.any }
    set { by = AnimationEnd(newValue) }
  }
  private var from = AnimationEnd(value: nil)
  private var to = AnimationEnd(value: nil)
  private var by = AnimationEnd(value: nil)
  /// The property's presentation when the animation was added: "previous" in C-21.
  package var previousValue: AnimationValue?

  /// Sets both ends, of the property's own kind.
  package func setEnds(from start: AnimationValue, to end: AnimationValue) {
    from = AnimationEnd(value: start)
    to = AnimationEnd(value: end)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      copy.from = from
      copy.to = to
      copy.by = by
      copy.previousValue = previousValue
    }
    return copy
  }

  package override func willBegin(on layer: CALayer) {
    super.willBegin(on: layer)
    // It counts only where nothing else is given.
    guard previousValue == nil, from.value == nil, to.value == nil, by.value == nil, let path else { return }
    previousValue = path.value(in: layer.presentedState)
  }

  package override func value(
    atProgress progress: Double, seconds: CFTimeInterval, underlying: AnimationValue
  ) -> AnimationValue? {
    if let start = from.value, let end = to.value, start.isOfKind(of: underlying), end.isOfKind(of: underlying) {
      return start.interpolated(to: end, fraction: progress)
    }
    let ends = BasicAnimationEndpoints.resolve(
      from: from.value, to: to.value, by: by.value, current: underlying, previous: previousValue)
    guard let ends else { return nil }
    return ends.start.interpolated(to: ends.end, fraction: progress)
  }
}
