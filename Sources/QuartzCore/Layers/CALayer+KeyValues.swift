import CoreGraphics
import Foundation

extension CALayer {
  /// The value at a key path: a property's, else one that the app has stored, else the class's default.
  package func storedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "frame": return frame
    case "mask": return mask
    default: break
    }
    if let own = model_.custom[keyPath] { return own }
    if let path = LayerKeyPath(keyPath), let value = path.value(in: model_) {
      return value.anyValue.flatMap { KeyedValue.object($0) }
    }
    return styled { $0[keyPath] } ?? Self.defaultValue(forKey: keyPath)
  }

  /// The action that the style has for a key.
  package func styledAction(forKey key: String) -> (any CAAction)? {
    styled { ($0["actions"] as? [String: any CAAction])?[key] }
  }

  /// The first value in the style and the styles inside it.
  private func styled<Value>(_ value: ([AnyHashable: Any]) -> Value?) -> Value? {
    guard !model_.custom.isEmpty else { return nil }
    var style = self.style
    // The search ends, because styles contain one another by value.
    while let current = style {
      if let found = value(current) { return found }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// Sets the value at a key path, or stores it under a key of the app's own.
  package func storeValue(_ value: Any?, forKeyPath keyPath: String) {
    switch (keyPath, value) {
    case ("frame", let rect as CGRect):
      frame = rect
      return
    case ("mask", nil), ("mask", is CALayer):
      mask = value as? CALayer
      return
    default: break
    }
    guard let path = LayerKeyPath(keyPath), path.isKnown(in: model_) else {
      change(keyPath) { $0.custom[keyPath] = value }
      return
    }
    var state = model_
    guard path.set(AnimationValue(value) ?? .none, in: &state) else {
      environment.report(.wrongKindOfValue(layer: debugName, keyPath: keyPath, value: value.map { "\($0)" } ?? "nil"))
      return
    }
    write(path.property, from: state)
  }

  /// Gives a custom key a value to animate from: the class's default, or zero if the class draws for the key.
  package func prepareToAnimate(_ path: LayerKeyPath) {
    guard case .custom(let key) = path.property, model_.custom[key] == nil else { return }
    if let value = Self.defaultValue(forKey: key) {
      model_.custom[key] = value
    } else if Self.needsDisplay(forKey: key) {
      model_.custom[key] = CGFloat(0)
    }
  }
}

extension LayerKeyPath {
  /// Whether the path names a property, not a custom key of the same spelling.
  fileprivate func isKnown(in state: LayerProperties) -> Bool {
    if case .custom = property { return component != nil && exists(in: state) }
    return property.exists(in: state)
  }
}
