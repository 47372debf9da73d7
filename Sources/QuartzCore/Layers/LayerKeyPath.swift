/// A key path such as `transform.rotation.z`: a property and, for a structure, one of its components (C-57).
package struct LayerKeyPath: Hashable {
  package let property: LayerProperty
  package let component: AnimationComponent?

  /// Parses a key path; nil if it names nothing that a layer has.
  package init?(_ keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = parts.first, let property = LayerProperty(rawValue: String(head)) else { return nil }
    self.property = property
    guard parts.count == 2 else {
      component = nil
      return
    }
    guard let component = AnimationComponent(String(parts[1])) else { return nil }
    self.component = component
  }

  /// The value that the key path names; nil if the property has no such component.
  package func value(in state: LayerProperties) -> AnimationValue? {
    let whole = property.value(in: state)
    guard let component else { return whole }
    return component.value(in: whole)
  }

  /// Writes a value; returns whether its kind fitted.
  @discardableResult
  package func set(_ value: AnimationValue, in state: inout LayerProperties) -> Bool {
    guard let component else { return property.set(value, in: &state) }
    guard let whole = component.setting(value, in: property.value(in: state)) else { return false }
    return property.set(whole, in: &state)
  }
}
