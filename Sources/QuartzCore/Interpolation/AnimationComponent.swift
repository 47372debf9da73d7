import Foundation

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

extension CGPoint {
  func animationComponent(_ component: AnimationComponent) -> AnimationValue? {
    switch component {
    case .x: .number(Double(x))
    case .y: .number(Double(y))
    default: nil
    }
  }

  func settingAnimationComponent(_ component: AnimationComponent, to part: AnimationValue) -> CGPoint? {
    var result = self
    switch (component, part) {
    case (.x, .number(let number)): result.x = CGFloat(number)
    case (.y, .number(let number)): result.y = CGFloat(number)
    default: return nil
    }
    return result
  }
}

extension CGSize {
  func animationComponent(_ component: AnimationComponent) -> AnimationValue? {
    switch component {
    case .width: .number(Double(width))
    case .height: .number(Double(height))
    default: nil
    }
  }

  func settingAnimationComponent(_ component: AnimationComponent, to part: AnimationValue) -> CGSize? {
    var result = self
    switch (component, part) {
    case (.width, .number(let number)): result.width = CGFloat(number)
    case (.height, .number(let number)): result.height = CGFloat(number)
    default: return nil
    }
    return result
  }
}

extension CGRect {
  func animationComponent(_ component: AnimationComponent) -> AnimationValue? {
    switch component {
    case .origin: .point(origin)
    case .originX: .number(Double(origin.x))
    case .originY: .number(Double(origin.y))
    case .size: .size(size)
    case .sizeWidth: .number(Double(size.width))
    case .sizeHeight: .number(Double(size.height))
    default: nil
    }
  }

  func settingAnimationComponent(_ component: AnimationComponent, to part: AnimationValue) -> CGRect? {
    var result = self
    switch (component, part) {
    case (.origin, .point(let point)): result.origin = point
    case (.originX, .number(let number)): result.origin.x = CGFloat(number)
    case (.originY, .number(let number)): result.origin.y = CGFloat(number)
    case (.size, .size(let value)): result.size = value
    case (.sizeWidth, .number(let number)): result.size.width = CGFloat(number)
    case (.sizeHeight, .number(let number)): result.size.height = CGFloat(number)
    default: return nil
    }
    return result
  }
}
