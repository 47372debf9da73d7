/// A key path such as `transform.rotation.z`: a property and, for a structure, one of its components (C-57).
package struct LayerKeyPath: Hashable {
  package let property: LayerProperty
  package let component: AnimationComponent?

  /// The key paths that views animate, read already.
  package static let common: [String: LayerKeyPath] = {
    let names = ["position", "bounds.origin", "bounds.size", "transform", "opacity", "backgroundColor"]
    return Dictionary(uniqueKeysWithValues: names.compactMap { name in LayerKeyPath(name).map { (name, $0) } })
  }()

  /// Parses a key path; nil for a known property with a component that no value has.
  ///
  /// An unknown name is a key of the app's own; the layer's state says whether it has a value.
  package init?(_ keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let head = parts.first.map(String.init) ?? keyPath
    let tail = parts.count == 2 ? String(parts[1]) : nil
    if let tail, let property = FilterProperty(array: head, tail: tail) {
      (self.property, component) = (.filter(property), nil)
    } else if let tail, head == EmitterCellPath.root {
      guard let cell = EmitterCellPath(tail) else { return nil }
      (property, component) = (.cell(cell), nil)
    } else if let known = LayerProperty(rawValue: head) {
      property = known
      component = tail.flatMap { AnimationComponent($0) }
      if tail != nil, component == nil { return nil }
    } else if let tail, let part = AnimationComponent(tail) {
      (property, component) = (.custom(head), part)
    } else {
      (property, component) = (.custom(keyPath), nil)
    }
  }

  /// Whether a layer in a state has the property and the component.
  package func exists(in state: LayerProperties) -> Bool {
    value(in: state) != nil
  }

  /// The value at the key path; nil if the layer has no such property or the property no such component.
  package func value(in state: LayerProperties) -> AnimationValue? {
    guard property.exists(in: state) else { return nil }
    let whole = property.value(in: state)
    guard let component else { return whole }
    return component.value(in: whole)
  }

  /// Sets a value; returns whether its kind fits.
  @discardableResult
  package func set(_ value: AnimationValue, in state: inout LayerProperties) -> Bool {
    guard let component else { return property.set(value, in: &state) }
    guard let whole = component.setting(value, in: property.value(in: state)) else { return false }
    return property.set(whole, in: &state)
  }
}
