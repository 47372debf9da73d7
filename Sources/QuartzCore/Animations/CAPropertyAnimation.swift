import Foundation

/// An animation of one property, named by a key path.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.x` or `transform.rotation.z`.
  open var keyPath: String? {
    didSet { knownPath = nil }
  }
  /// The key path, read when it is first asked for.
  package var path: LayerKeyPath? {
    if let knownPath { return knownPath }
    let path = keyPath.flatMap { LayerKeyPath($0) }
    knownPath = .some(path)
    return path
  }
  private var knownPath: LayerKeyPath??
  /// Whether the value is added to the one below (C-22).
  open var isAdditive = false
  /// Whether each repetition starts from the end of the one before (C-22).
  open var isCumulative = false

  /// An animation of the property at a key path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.knownPath = knownPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }

  /// Adds the animation under the key; without a key path of its own, it animates the property of that name.
  open override func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    if keyPath == nil { keyPath = key }
    super.run(forKey: key, object: object, arguments: arguments)
  }

  package override func willBegin(on layer: CALayer) {
    guard let keyPath else { return }
    if let path { layer.prepareToAnimate(path) }
    guard path?.exists(in: layer.model_) != true else { return }
    layer.environment.report(.unknownKeyPath(layer: layer.debugName, keyPath: keyPath))
  }

  package override var mayMoveDepth: Bool { path?.property == .zPosition }

  package override func redraws(_ layer: CALayer) -> Bool {
    path.map { type(of: layer).needsDisplay(forKey: $0.property.name) } ?? false
  }

  /// Moves a property that is moved often, straight in a state, as ``value(atProgress:seconds:underlying:)`` would; false for
  /// others.
  func move(
    _ property: LayerProperty, in state: inout LayerProperties, atProgress progress: Double, seconds: CFTimeInterval
  ) -> Bool {
    false
  }

  /// The value at a fraction of the way, eased already; nil where the animation has none.
  package func value(atProgress progress: Double, seconds: CFTimeInterval, underlying: AnimationValue)
    -> AnimationValue?
  {
    nil
  }

  package override func apply(
    to state: inout LayerProperties, model: LayerProperties, timing: MediaTiming, at time: CFTimeInterval
  ) {
    if let track { return apply(track, to: &state, model: model, at: time) }
    guard let path, let phase = timing.phase(atParent: time) else { return }
    let eased = timingFunction?.curve.value(at: phase.fraction) ?? phase.fraction
    let seconds = phase.fraction * timing.duration
    if path.component == nil, !isCumulative, move(path.property, in: &state, atProgress: eased, seconds: seconds) {
      return
    }
    guard let modelValue = path.value(in: model), let below = path.value(in: state) else { return }
    guard var value = value(atProgress: eased, seconds: seconds, underlying: modelValue) else { return }
    if isCumulative, phase.iteration > 0,
      let end = self.value(atProgress: 1, seconds: timing.duration, underlying: modelValue)
    {
      for _ in 0..<min(phase.iteration, 10_000) { value = end.adding(value) ?? value }
    }
    if isAdditive { value = below.adding(value) ?? value }
    path.set(value, in: &state)
  }

  /// Shows the value at the progress of the clock that moves the animation.
  private func apply(
    _ track: AnimationTrack, to state: inout LayerProperties, model: LayerProperties, at time: CFTimeInterval
  ) {
    guard let path, let modelValue = path.value(in: model),
      let below = path.value(in: state)
    else { return }
    let progress = track.progress(at: time)
    func value(at progress: Double) -> AnimationValue? {
      self.value(atProgress: progress, seconds: progress * timing.duration, underlying: modelValue)
    }
    guard var shown = value(at: progress.x) else { return }
    // C-43: a velocity with two components moves the two of a position apart.
    if progress.y != progress.x, path.property == .position, case .point(var point) = shown,
      case .point(let other)? = value(at: progress.y)
    {
      point.y = other.y
      shown = .point(point)
    }
    if isAdditive { shown = below.adding(shown) ?? shown }
    path.set(shown, in: &state)
  }
}
