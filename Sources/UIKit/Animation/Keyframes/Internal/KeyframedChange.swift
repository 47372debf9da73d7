import QuartzCore

/// The way of one property of one layer through the keyframes of an animation.
@MainActor struct KeyframedChange {
  /// A value of a keyframe, with the part of the whole over which it is reached.
  private struct Frame {
    var window: ClosedRange<Double>
    var value: AnimationValue
  }

  /// A place on the way.
  private struct Stop {
    var time: Double
    var value: AnimationValue
  }

  let layer: CALayer
  let property: LayerProperty
  private let key: String
  private var old: AnimationValue
  private var shown: AnimationValue
  private var frames: [Frame] = []

  init(_ action: KeyframeAction, key: String, of layer: CALayer) {
    (self.layer, self.key, property) = (layer, key, action.property)
    old = action.oldValue
    shown = layer.shownValue(of: action.property, where: action.oldValue)
  }

  /// Adds a value; several in one keyframe leave the last.
  mutating func add(_ value: AnimationValue, over window: ClosedRange<Double>) {
    if frames.last?.window == window { frames.removeLast() }
    frames.append(Frame(window: window, value: value))
  }

  /// Whether an earlier keyframe reaches into, or lies behind, a part of the whole that is not its own (C-50, C-51).
  func overlaps(_ window: ClosedRange<Double>) -> Bool {
    frames.contains { $0.window != window && $0.window.upperBound > window.lowerBound + 1e-9 }
  }

  /// Begins elsewhere, where the property is a position.
  mutating func moveStart(by way: CGVector) {
    func moved(_ value: AnimationValue) -> AnimationValue {
      guard case .point(let point) = value else { return value }
      return .point(CGPoint(x: point.x + way.dx, y: point.y + way.dy))
    }
    (old, shown) = (moved(old), moved(shown))
  }

  // MARK: Animations

  /// Makes the animation, or, for a rectangle, one of its origin and one of its size (C-62).
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
    let isAdditive = context.adds(property, on: layer)
    let startsFromShown = !isAdditive && context.timing.options.contains(.beginFromCurrentState)
    guard let end = frames.last.flatMap({ part($0.value) }), let first = part(startsFromShown ? shown : old) else {
      return
    }
    let values = frames.map { Frame(window: $0.window, value: part($0.value) ?? end) }
    guard values.contains(where: { $0.value != first }) else { return }
    let stops = stops(values, from: first, mode)
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    context.timing.configure(animation)
    animation.calculationMode = mode
    // The last discrete value lasts to the end, which is a key time, too (C-47).
    let times = stops.map(\.time) + (mode == .discrete ? [1] : [])
    animation.keyTimes = times.map { NSNumber(value: $0) }
    // By differences to the end, as other blocks, so that animations add up (C-62); colours have none.
    let differences = stops.compactMap { $0.value.subtracting(end) }
    if isAdditive, differences.count == stops.count {
      animation.isAdditive = true
      animation.values = differences
      context.add(animation, to: layer, forKey: layer.freeKey(for: keyPath))
    } else {
      animation.values = stops.map(\.value)
      context.replace(keyPath, of: layer, by: animation)
    }
  }

  /// The places on the way: each keyframe takes over at its start from what shows there, and leaves its value standing (C-50, C-51).
  private func stops(_ frames: [Frame], from first: AnimationValue, _ mode: CAAnimationCalculationMode) -> [Stop] {
    if mode.isPaced {
      // The times do not count: only the values' order does.
      let values = [first] + frames.map(\.value)
      return values.enumerated().map { Stop(time: Double($0) / Double(values.count - 1), value: $1) }
    }
    var stops = [Stop(time: 0, value: first)]
    for frame in frames {
      let start = frame.window.lowerBound
      if mode == .discrete {
        stops.removeAll { $0.time >= start }
        stops.append(Stop(time: start, value: frame.value))
        continue
      }
      let standing = value(of: stops, at: start)
      stops.removeAll { $0.time > start }
      if let last = stops.last, last.time < start { stops.append(Stop(time: start, value: standing)) }
      stops.append(Stop(time: frame.window.upperBound, value: frame.value))
    }
    if mode != .discrete, let last = stops.last, last.time < 1 { stops.append(Stop(time: 1, value: last.value)) }
    return stops
  }

  /// What shows at a time of the way so far.
  private func value(of stops: [Stop], at time: Double) -> AnimationValue {
    guard let after = stops.firstIndex(where: { $0.time > time }), after > 0 else {
      return stops[stops.count - 1].value
    }
    let (from, to) = (stops[after - 1], stops[after])
    let fraction = (time - from.time) / (to.time - from.time)
    return from.value.interpolated(to: to.value, fraction: fraction) ?? from.value
  }
}
