import Foundation

/// An animation of one property, named by a key path.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.x` or `transform.rotation.z`.
  @exclusivity(unchecked) open var keyPath: String? {
    didSet { cachedTarget = nil }
  }
  /// Whether the value is added to the one below (C-22).
  @exclusivity(unchecked) open var isAdditive = false
  /// Whether each repetition starts from the end of the previous one (C-22).
  @exclusivity(unchecked) open var isCumulative = false
  /// Converts the animation's values, which are numbers, to a transform; nil uses the values themselves.
  @exclusivity(unchecked) open var valueFunction: CAValueFunction?
  /// The property that the key path names, parsed once.
  package var target: LayerKeyPath? {
    if let cachedTarget { return cachedTarget }
    var target: LayerKeyPath?
    if let keyPath { target = LayerKeyPath.common[keyPath] ?? LayerKeyPath(keyPath) }
    cachedTarget = .some(target)
    return target
  }
  @exclusivity(unchecked) private var cachedTarget: LayerKeyPath??
  /// Whether the animation shows nothing, as a diagnostic has reported; the model shows.
  @exclusivity(unchecked) package internal(set) var isUnusable = false

  /// An animation of the property at a key path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.cachedTarget = cachedTarget
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
      copy.valueFunction = valueFunction
    }
    return copy
  }

  /// Adds the animation under the key. Without a key path it animates the property of that name.
  open override func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    if keyPath == nil { keyPath = key }
    super.run(forKey: key, object: object, arguments: arguments)
  }

  package override var targets: [LayerKeyPath] {
    if let target { [target] } else { [] }
  }

  package override func willBegin(on layer: CALayer) {
    guard let keyPath else { return }
    if let target { layer.prepareToAnimate(target) }
    isUnusable = true
    guard let value = modelValue(on: layer) else {
      layer.environment.report(.unknownKeyPath(layer: layer.debugName, keyPath: keyPath))
      return
    }
    guard let base = base(of: value) else {
      layer.environment.report(
        .wrongValueFunction(layer: layer.debugName, keyPath: keyPath, function: valueFunction?.name.rawValue ?? ""))
      return
    }
    isUnusable = !prepare(for: layer, base: base)
  }

  /// The model's value at the key path; nil if the layer has no such property.
  private func modelValue(on layer: CALayer) -> AnimationValue? {
    guard let target else { return nil }
    let isWholeGeometry = target.component == nil && target.property.isGeometry
    return isWholeGeometry ? layer.modelValue(of: target.property) : target.value(in: layer.model_)
  }

  /// Converts the values, once, to the kind of the layer's property; returns whether they fit, with a diagnostic if
  /// not.
  package func prepare(for layer: CALayer, base: AnimationValue) -> Bool { true }

  package override var mayChangeDepth: Bool { target?.property == .zPosition }

  package override func redraws(_ layer: CALayer) -> Bool {
    // Only subclasses draw for the keys of animations.
    guard type(of: layer) != CALayer.self, let target else { return false }
    return type(of: layer).needsDisplay(forKey: target.property.name)
  }

  /// The start and end values for a ``CompiledAnimation``; nil where the animation is not between two values.
  func makeCompiledTrack() -> CompiledTrack? { nil }

  /// The start and end values for a ``CompiledAnimation``; nil where the animation needs full evaluation.
  var compiledTrack: CompiledTrack? {
    valueFunction == nil && !isCumulative && !isUnusable ? makeCompiledTrack() : nil
  }

  override var isCompilable: Bool { compiledTrack != nil }

  /// The animation's own value at an eased progress; nil if it has none.
  package func value(atProgress progress: Double, underlying: AnimationValue) -> AnimationValue? { nil }

  /// Applies changes of other properties, such as a rotation along a path.
  package func applyAdditionalChanges(to state: inout LayerProperties, atProgress progress: Double) {}

  package override func apply(
    to state: inout LayerProperties, over model: UnderlyingModel, at moment: AnimationMoment
  ) {
    guard !isUnusable, let target, let position = moment.position(of: self),
      let base = target.value(in: model.properties),
      let shown = value(
        at: position, length: moment.timing.duration, model: base, below: isAdditive ? target.value(in: state) : nil)
    else { return }
    target.set(shown, in: &state)
    applyAdditionalChanges(to: &state, atProgress: position.progress.x)
  }

  /// The property's value at a position; nil if the animation has none.
  ///
  /// The one function that computes the value of an animated property. A ``CompiledAnimation`` computes the same for
  /// the most common animations, on unboxed values.
  ///
  /// - Parameters:
  ///   - length: the length of one repetition, in seconds.
  ///   - model: the value in the layer's model.
  ///   - below: the value to which an additive animation adds its own.
  func value(
    at position: AnimationMoment.Position, length: CFTimeInterval, model: AnimationValue, below: AnimationValue?
  ) -> AnimationValue? {
    let progress = position.progress
    guard let base = base(of: model), var shown = value(atProgress: progress.x, underlying: base) else { return nil }
    // With a velocity of two components, x and y of a position have their own progress (C-43).
    if progress.y != progress.x, target?.property == .position, case .point(var point) = shown,
      case .point(let other)? = value(atProgress: progress.y, underlying: base)
    {
      point.y = other.y
      shown = .point(point)
    }
    if isCumulative, position.iteration > 0,
      let end = value(atProgress: easing(scrubbedBy: nil).end(length: length), underlying: base)
    {
      shown = shown.accumulating(position.iteration, of: end)
    }
    if let valueFunction { shown = valueFunction.transform(of: shown) }
    return below?.adding(shown) ?? shown
  }

  /// The value underneath the animation's own: the property's, or the numbers that a value function converts to it.
  private func base(of value: AnimationValue) -> AnimationValue? {
    guard let valueFunction else { return value }
    return valueFunction.arguments(of: value)
  }
}

extension AnimationValue {
  /// The value on top of as many repetitions of another one (C-22).
  fileprivate func accumulating(_ count: Int, of end: AnimationValue) -> AnimationValue {
    if let total = end.scaled(by: Double(count)) { return total.adding(self) ?? self }
    // Matrices have no product with a number. Ten thousand repetitions are the limit.
    return (0..<min(count, 10_000)).reduce(self) { value, _ in end.adding(value) ?? value }
  }
}
