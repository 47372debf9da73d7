/// A component of a value: the part of a key path after the property, as in `position.x` or `transform.rotation.z`
/// (C-57).
package enum AnimationComponent: String, Hashable, Sendable, CaseIterable {
  case x, y
  case width, height
  case origin
  case originX = "origin.x"
  case originY = "origin.y"
  case size
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  /// The component of that name; nil for a name that no value has.
  package init?(_ tail: String) {
    self.init(rawValue: tail)
  }

  /// The component of a value; nil where values of that kind have no such component.
  package func value(in whole: AnimationValue) -> AnimationValue? {
    switch whole {
    case .point(let point): point.animationComponent(self)
    case .size(let size): size.animationComponent(self)
    case .rect(let rect): rect.animationComponent(self)
    case .transform(let transform): transform.animationComponent(self)
    case .number, .color, .bool, .image, .fade, .path, .numbers, .colors, .none: nil
    }
  }

  /// The value with this component replaced; nil where it has no such component, or the new part has another kind.
  package func setting(_ part: AnimationValue, in whole: AnimationValue) -> AnimationValue? {
    guard let current = value(in: whole), let part = part.converted(toKindOf: current) else { return nil }
    switch whole {
    case .point(let point): return point.settingAnimationComponent(self, to: part).map { .point($0) }
    case .size(let size): return size.settingAnimationComponent(self, to: part).map { .size($0) }
    case .rect(let rect): return rect.settingAnimationComponent(self, to: part).map { .rect($0) }
    case .transform(let transform): return transform.settingAnimationComponent(self, to: part).map { .transform($0) }
    case .number, .color, .bool, .image, .fade, .path, .numbers, .colors, .none: return nil
    }
  }
}
