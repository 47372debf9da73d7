import QuartzCore

/// The action of a view's layer for a change of geometry inside an animation block (C-61); for opacity and colours see
/// ``animation(of:)``.
///
/// Numeric geometry animates additively, from the difference to zero, so that a retargeted change keeps its velocity
/// (C-62, C-63). Transforms that cannot be subtracted replace the running animation, from the value that is shown.
@MainActor struct ViewAnimationAction: CAAction {
  let context: ViewAnimationContext
  let property: LayerProperty
  let oldValue: AnimationValue

  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    context.noteChange(property, of: layer, from: oldValue)
    let newValue = layer.modelValue(of: property)
    if property == .bounds {
      animate(layer, key: "bounds.origin", component: "origin", to: newValue)
      animate(layer, key: "bounds.size", component: "size", to: newValue)
    } else {
      animate(layer, key: key, component: nil, to: newValue)
    }
  }

  private func animate(_ layer: CALayer, key: String, component name: String?, to whole: AnimationValue) {
    func part(_ value: AnimationValue) -> AnimationValue? {
      guard let name else { return value }
      return AnimationComponent(name)?.value(in: value)
    }
    // A change of the size also animates an unchanged origin (C-62).
    guard let old = part(oldValue), let new = part(whole), old != new || name == "origin" else { return }
    let animation = context.timing.makeAnimation(keyPath: key)
    if context.isAdditive(property, on: layer), let difference = old.subtracting(new), let zero = new.subtracting(new) {
      animation.isAdditive = true
      animation.setEnds(from: difference, to: zero)
      context.add(animation, to: layer, forKey: layer.unusedKey(for: key))
    } else {
      guard let shown = part(layer.shownValue(of: property, where: oldValue)) else { return }
      animation.setEnds(from: shown, to: new)
      context.replace(key, of: layer, by: animation)
    }
  }
}

// MARK: Properties that animate alone

extension ViewAnimationAction {
  /// Returns the animation of a property that is not additive (C-61); it starts when the layer runs it.
  ///
  /// Opacity starts at the model's value, or, with `.beginFromCurrentState`, at the value that is shown (C-64, C-101).
  /// The other properties always start at the value that is shown.
  func animation(of layer: CALayer) -> CABasicAnimation {
    let startsFromShown = property != .opacity || context.timing.options.contains(.beginFromCurrentState)
    let animation: CABasicAnimation & ViewAnimation =
      context.timing.isSpring
      ? ViewSpringAnimation(keyPath: property.name) : ViewBasicAnimation(keyPath: property.name)
    context.timing.configure(animation)
    animation.setStart(startsFromShown ? layer.shownValue(of: property, where: oldValue) : oldValue)
    animation.action = self
    return animation
  }

  /// Starts an animation that ``animation(of:)`` has returned, with the app's changes to it.
  fileprivate func run(_ animation: CABasicAnimation, forKey key: String, object: Any) {
    guard let layer = object as? CALayer else { return }
    let newValue = layer.modelValue(of: property)
    guard newValue != oldValue else { return }
    if animation.toValue == nil, let start = animation.startValue { animation.setEnds(from: start, to: newValue) }
    context.replace(key, of: layer, by: animation)
  }
}

/// An animation that a view has returned as its layer's action; it belongs to the block in which it was created.
@MainActor protocol ViewAnimation: AnyObject {
  /// The action that starts the animation; nil after it has run, and in copies.
  var action: ViewAnimationAction? { get set }
}

private final class ViewBasicAnimation: CABasicAnimation, ViewAnimation {
  var action: ViewAnimationAction?

  override func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let action else { return super.run(forKey: key, object: object, arguments: arguments) }
    self.action = nil
    action.run(self, forKey: key, object: object)
  }
}

private final class ViewSpringAnimation: CASpringAnimation, ViewAnimation {
  var action: ViewAnimationAction?

  override func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let action else { return super.run(forKey: key, object: object, arguments: arguments) }
    self.action = nil
    action.run(self, forKey: key, object: object)
  }
}

extension CALayer {
  /// Returns `position`, then `position-2`, `position-3`: additive animations of one property run side by side (C-62).
  func unusedKey(for key: String) -> String {
    var candidate = key
    var number = 2
    while animation(forKey: candidate) != nil {
      candidate = "\(key)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Removes the animations that earlier blocks have added for a key path; their blocks have not finished (C-64).
  func removeViewAnimations(of keyPath: String) {
    remove { ($0.animation as? CAPropertyAnimation)?.keyPath == keyPath && $0.isViewAnimation }
  }
}

extension LayerProperty {
  /// Whether UIView animates the property additively.
  var animatesAdditively: Bool {
    switch self {
    case .opacity, .backgroundColor, .borderColor, .contents: false
    default: true
    }
  }
}
