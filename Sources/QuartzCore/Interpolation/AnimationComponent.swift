import CoreGraphics

/// The tail of a key path into a structure: `x`, `size.width`, `rotation.z` (C-57).
package enum AnimationComponent: String, Hashable {
  case x, y, width, height, origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation, scale, translation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  /// Parses a tail; nil for a component that no structure has.
  package init?(_ tail: String) {
    self.init(rawValue: tail)
  }

  /// Reads the component; nil where the value's structure has no such part.
  package func value(in whole: AnimationValue) -> AnimationValue? {
    switch (whole, self) {
    case (.point(let point), .x): .number(Double(point.x))
    case (.point(let point), .y): .number(Double(point.y))
    case (.size(let size), .width): .number(Double(size.width))
    case (.size(let size), .height): .number(Double(size.height))
    case (.rect(let rect), .origin): .point(rect.origin)
    case (.rect(let rect), .size): .size(rect.size)
    case (.rect(let rect), .originX): .number(Double(rect.origin.x))
    case (.rect(let rect), .originY): .number(Double(rect.origin.y))
    case (.rect(let rect), .sizeWidth): .number(Double(rect.size.width))
    case (.rect(let rect), .sizeHeight): .number(Double(rect.size.height))
    case (.transform(let transform), _): TransformComponents(transform).value(of: self)
    default: nil
    }
  }

  /// The structure with the component changed; nil where the kinds do not fit.
  package func setting(_ part: AnimationValue, in whole: AnimationValue) -> AnimationValue? {
    switch (whole, self, part) {
    case (.point(let point), .x, .number(let n)): return .point(CGPoint(x: n, y: Double(point.y)))
    case (.point(let point), .y, .number(let n)): return .point(CGPoint(x: Double(point.x), y: n))
    case (.size(let size), .width, .number(let n)): return .size(CGSize(width: n, height: Double(size.height)))
    case (.size(let size), .height, .number(let n)): return .size(CGSize(width: Double(size.width), height: n))
    case (.rect(let rect), .origin, .point(let point)): return .rect(CGRect(origin: point, size: rect.size))
    case (.rect(let rect), .size, .size(let size)): return .rect(CGRect(origin: rect.origin, size: size))
    case (.rect(var rect), _, .number(let n)):
      switch self {
      case .originX: rect.origin.x = CGFloat(n)
      case .originY: rect.origin.y = CGFloat(n)
      case .sizeWidth: rect.size.width = CGFloat(n)
      case .sizeHeight: rect.size.height = CGFloat(n)
      default: return nil
      }
      return .rect(rect)
    case (.transform(let transform), _, _):
      var components = TransformComponents(transform)
      return components.set(part, of: self) ? .transform(components.transform) : nil
    default: return nil
    }
  }
}
