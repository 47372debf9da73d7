import QuartzCore

/// The changes of a keyframe block so far, by layer and property, in the order of the first changes.
@MainActor final class KeyframeCollection {
  /// Whether the animation has a duration above 0.
  let isAnimated: Bool
  /// The part of the animation, in 0…1, of the keyframe that is being added.
  var window = 0.0...1.0
  private(set) var properties: [KeyframedProperty] = []

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  /// Adds the new value of a property in the current keyframe.
  func add(_ action: KeyframeAction, key: String, of layer: CALayer) {
    let property = action.property
    let value = property.value(in: layer.model_)
    let index = properties.firstIndex { $0.layer === layer && $0.property == property }
    if let index {
      if properties[index].overlaps(window) { action.context.environment.note(.overlappingKeyframes) }
      properties[index].add(value, over: window)
    } else {
      var property = KeyframedProperty(action, key: key, of: layer)
      property.add(value, over: window)
      properties.append(property)
    }
  }

  /// Moves the start of a layer's animated position by a displacement.
  func moveStart(of layer: CALayer, by displacement: CGVector) {
    for index in properties.indices where properties[index].layer === layer && properties[index].property == .position {
      properties[index].moveStart(by: displacement)
    }
  }
}

/// The action of a property that changes inside a keyframe block.
@MainActor struct KeyframeAction: CAAction {
  let context: ViewAnimationContext
  let property: LayerProperty
  let oldValue: AnimationValue

  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    context.noteChange(property, of: layer, from: oldValue)
    context.keyframes?.add(self, key: key, of: layer)
  }
}

/// A keyframe animation is one block; at its end its changes become one animation for each property.
extension ViewAnimationContext {
  /// Runs the block, then creates its animations.
  func runKeyframes(_ mode: CAAnimationCalculationMode, _ animations: () -> Void) {
    let collection = KeyframeCollection(isAnimated: timing.duration > 0)
    keyframes = collection
    open()
    animations()
    keyframes = nil
    for property in collection.properties { property.animate(in: self, mode) }
    close()
  }

  /// Runs one keyframe's block, in its part of the animation's time (C-50).
  func runKeyframe(from start: Double, to end: Double, _ animations: () -> Void) {
    guard let keyframes else { return animations() }
    let (window, outer) = (keyframes.window, timing)
    let length = window.upperBound - window.lowerBound
    let inner = window.lowerBound + start * length...window.lowerBound + end * length
    keyframes.window = inner
    // Nested blocks start and end with the keyframe (C-69).
    adjust {
      $0.nestedDelay = outer.nestedDelay + start * outer.duration
      $0.duration = (end - start) * outer.duration
    }
    animations()
    adjust {
      $0.nestedDelay = outer.nestedDelay
      $0.duration = outer.duration
    }
    keyframes.window = window
  }
}
