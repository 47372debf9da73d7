import Foundation

/// An animation from one value to another (C-21).
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; nil: see C-21.
  open var fromValue: Any? {
    get { from.anyValue }
    set { from = AnimationEndpoint(newValue) }
  }
  /// The end value; nil: see C-21.
  open var toValue: Any? {
    get { to.anyValue }
    set { to = AnimationEndpoint(newValue) }
  }
  /// The offset; nil: see C-21.
  open var byValue: Any? {
    get { by.anyValue }
    set { by = AnimationEndpoint(newValue) }
  }
  @exclusivity(unchecked) private(set) var from = AnimationEndpoint(value: nil)
  @exclusivity(unchecked) private var to = AnimationEndpoint(value: nil)
  @exclusivity(unchecked) private var by = AnimationEndpoint(value: nil)
  /// The property's presentation value when the animation was added: "previous" in C-21.
  @exclusivity(unchecked) package var previousValue: AnimationValue?

  /// The start value, of the property's own kind; nil if unset.
  package var startValue: AnimationValue? { from.value }

  /// Sets the start value, of the property's own kind, before the animation runs.
  package func setStart(_ start: AnimationValue) {
    from = AnimationEndpoint(value: start)
  }

  /// Sets both endpoints, of the property's own kind, before the animation runs; for a running one see
  /// ``AnimationEntry/setEnds(from:to:)``.
  package func setEnds(from start: AnimationValue, to end: AnimationValue) {
    from = AnimationEndpoint(value: start)
    to = AnimationEndpoint(value: end)
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

  package override func prepare(for layer: CALayer, base: AnimationValue) -> Bool {
    // The engine's own animations have both endpoints, of the right kind.
    if let start = from.value, let end = to.value, start.isOfKind(of: base), end.isOfKind(of: base), !by.isSet {
      return true
    }
    for end in [from, to, by] where end.isSet && end.converted(toKindOf: base) == nil {
      layer.environment.report(.animationValue(end.anyValue ?? "nil", of: self, on: layer))
      return false
    }
    from = from.converted(toKindOf: base) ?? from
    to = to.converted(toKindOf: base) ?? to
    by = by.converted(toKindOf: base) ?? by
    // The previous value counts only where no endpoint is set.
    if previousValue == nil, !from.isSet, !to.isSet, !by.isSet {
      previousValue = target?.value(in: layer.presentedState)
    }
    let ends = BasicAnimationEndpoints.resolve(
      from: from.value, to: to.value, by: by.value, current: base, previous: previousValue)
    if ends == nil { layer.environment.report(.animationValue(by.anyValue ?? "nil", of: self, on: layer)) }
    return ends != nil
  }

  override func makeCompiledTrack() -> CompiledTrack? { CompiledTrack(target, from: from.value, to: to.value) }

  package override func value(atProgress progress: Double, underlying: AnimationValue) -> AnimationValue? {
    if let start = from.value, let end = to.value, start.isOfKind(of: underlying), end.isOfKind(of: underlying) {
      return start.interpolated(to: end, fraction: progress)
    }
    let ends = BasicAnimationEndpoints.resolve(
      from: from.value, to: to.value, by: by.value, current: underlying, previous: previousValue)
    guard let ends else { return nil }
    return ends.start.interpolated(to: ends.end, fraction: progress)
  }
}
