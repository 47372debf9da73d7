import QuartzCore

/// The keyframes of one property of one layer.
@MainActor struct KeyframedProperty {
  /// A value, and the part of the animation, in 0…1, over which the property reaches it.
  private struct Keyframe {
    var window: ClosedRange<Double>
    var value: AnimationValue
  }

  /// A value at a time in 0…1.
  private struct KeyPoint {
    var time: Double
    var value: AnimationValue
  }

  let layer: CALayer
  let property: LayerProperty
  private let key: String
  private var old: AnimationValue
  private var shown: AnimationValue
  private var keyframes: [Keyframe] = []

  init(_ action: KeyframeAction, key: String, of layer: CALayer) {
    (self.layer, self.key, property) = (layer, key, action.property)
    old = action.oldValue
    shown = layer.shownValue(of: action.property, where: action.oldValue)
  }

  /// Adds a value; of several in one keyframe the last one counts.
  mutating func add(_ value: AnimationValue, over window: ClosedRange<Double>) {
    if keyframes.last?.window == window { keyframes.removeLast() }
    keyframes.append(Keyframe(window: window, value: value))
  }

  /// Whether another keyframe overlaps or follows a part of the animation (C-50, C-51).
  func overlaps(_ window: ClosedRange<Double>) -> Bool {
    keyframes.contains { $0.window != window && $0.window.upperBound > window.lowerBound + 1e-9 }
  }

  /// Moves the start by a displacement, where the property is a position.
  mutating func moveStart(by displacement: CGVector) {
    func moved(_ value: AnimationValue) -> AnimationValue {
      guard case .point(let point) = value else { return value }
      return .point(CGPoint(x: point.x + displacement.dx, y: point.y + displacement.dy))
    }
    (old, shown) = (moved(old), moved(shown))
  }

  // MARK: Animations

  /// Adds the animation, or, for a rectangle, one of its origin and one of its size (C-62).
  func animate(in context: ViewAnimationContext, _ mode: CAAnimationCalculationMode) {
    if property == .bounds {
      animate("bounds.origin", part: "origin", in: context, mode)
      animate("bounds.size", part: "size", in: context, mode)
    } else {
      animate(key, part: nil, in: context, mode)
    }
  }

  private func animate(
    _ keyPath: String, part name: String?, in context: ViewAnimationContext, _ mode: CAAnimationCalculationMode
  ) {
    func part(_ value: AnimationValue) -> AnimationValue? {
      guard let name else { return value }
      return AnimationComponent(name)?.value(in: value)
    }
    let isAdditive = context.isAdditive(property, on: layer)
    let startsFromShown = !isAdditive && context.timing.options.contains(.beginFromCurrentState)
    guard let end = keyframes.last.flatMap({ part($0.value) }), let first = part(startsFromShown ? shown : old) else {
      return
    }
    let values = keyframes.map { Keyframe(window: $0.window, value: part($0.value) ?? end) }
    guard values.contains(where: { $0.value != first }) else { return }
    let points = points(values, from: first, mode)
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    context.timing.configure(animation)
    animation.calculationMode = mode
    // The last discrete value lasts until the end, which needs its own key time (C-47).
    let times = points.map(\.time) + (mode == .discrete ? [1] : [])
    animation.keyTimes = times.map { NSNumber(value: $0) }
    // Values are differences to the last one, so that animations add up (C-62); colours have no differences.
    let differences = points.compactMap { $0.value.subtracting(end) }
    if isAdditive, differences.count == points.count {
      animation.isAdditive = true
      animation.values = differences
      context.add(animation, to: layer, forKey: layer.unusedKey(for: keyPath))
    } else {
      animation.values = points.map(\.value)
      context.replace(keyPath, of: layer, by: animation)
    }
  }

  /// Returns the values over time: a keyframe starts at the value that is shown then, and its value stays (C-50, C-51).
  private func points(_ keyframes: [Keyframe], from first: AnimationValue, _ mode: CAAnimationCalculationMode)
    -> [KeyPoint]
  {
    if mode.isPaced {
      // Only the order of the values counts, not the keyframes' times.
      let values = [first] + keyframes.map(\.value)
      return values.enumerated().map { KeyPoint(time: Double($0) / Double(values.count - 1), value: $1) }
    }
    var points = [KeyPoint(time: 0, value: first)]
    for keyframe in keyframes {
      let start = keyframe.window.lowerBound
      if mode == .discrete {
        points.removeAll { $0.time >= start }
        points.append(KeyPoint(time: start, value: keyframe.value))
        continue
      }
      let shown = value(of: points, at: start)
      points.removeAll { $0.time > start }
      if let last = points.last, last.time < start { points.append(KeyPoint(time: start, value: shown)) }
      points.append(KeyPoint(time: keyframe.window.upperBound, value: keyframe.value))
    }
    if mode != .discrete, let last = points.last, last.time < 1 { points.append(KeyPoint(time: 1, value: last.value)) }
    return points
  }

  /// Returns the interpolated value at a time.
  private func value(of points: [KeyPoint], at time: Double) -> AnimationValue {
    guard let after = points.firstIndex(where: { $0.time > time }), after > 0 else {
      return points[points.count - 1].value
    }
    let (from, to) = (points[after - 1], points[after])
    let fraction = (time - from.time) / (to.time - from.time)
    return from.value.interpolated(to: to.value, fraction: fraction) ?? from.value
  }
}
