import QuartzCore

/// What a view's layer runs when a property changes inside an animation block (C-61).
///
/// Numeric geometry animates additively, from the difference to nothing, so that a change in mid-flight keeps its speed
/// (C-62, C-63); colours and what cannot be subtracted animate from the value that is shown.
@MainActor struct ViewAnimationAction: CAAction {
  let context: ViewAnimationContext
  let property: LayerProperty
  let oldValue: AnimationValue

  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    context.note(property, of: layer, from: oldValue)
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
    guard let old = part(oldValue), let new = part(whole), old != new else { return }
    let animation = context.timing.makeAnimation(keyPath: key)
    // What a transition moves goes on, whatever its surroundings do.
    let startsFromShown =
      context.timing.options.contains(.beginFromCurrentState) && context.movedContainer(around: layer) == nil
    if !startsFromShown, property.animatesAdditively, let difference = old.subtracting(new),
      let nothing = new.subtracting(new)
    {
      animation.isAdditive = true
      animation.setEnds(from: difference, to: nothing)
      context.add(animation, to: layer, forKey: layer.freeKey(for: key))
    } else {
      guard let shown = part(layer.shownValue(of: property, where: oldValue)) else { return }
      if startsFromShown { layer.removeViewAnimations(of: key) }
      animation.setEnds(from: shown, to: new)
      context.add(animation, to: layer, forKey: key)
    }
  }
}

extension CALayer {
  /// `position`, then `position-2`, `position-3`: additive animations live side by side (C-62).
  func freeKey(for key: String) -> String {
    var candidate = key
    var number = 2
    while animation(forKey: candidate) != nil {
      candidate = "\(key)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Ends what earlier blocks animate at a key path, which then did not finish (C-64).
  func removeViewAnimations(of keyPath: String) {
    remove { ($0.animation as? CAPropertyAnimation)?.keyPath == keyPath && $0.animation.onStop != nil }
  }
}

extension LayerProperty {
  /// Whether UIView animates the property by differences.
  var animatesAdditively: Bool {
    switch self {
    case .backgroundColor, .borderColor, .contents: false
    default: true
    }
  }
}
