import CoreGraphics
import Foundation

/// A value that a property can take or an animation can pass through, whatever its type.
package enum AnimationValue: Equatable {
  case none
  case number(Double)
  case bool(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor)
  case transform(CATransform3D)
  case image(CGImage)

  /// Boxes what programs pass as `fromValue`, `toValue` and the like; nil for nil and for types that no property has.
  package init?(_ value: Any?) {
    switch value {
    case let value as AnimationValue: self = value
    case let value as Bool where type(of: value) == Bool.self: self = .bool(value)
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGVector: self = .point(CGPoint(x: value.dx, y: value.dy))
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGImage: self = .image(value)
    default: return nil
    }
  }

  /// The value as a program would read it.
  package var anyValue: Any? {
    switch self {
    case .none: nil
    case .number(let value): value
    case .bool(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .image(let value): value
    }
  }

  /// The value part of the way to another of its kind; kinds without a way between switch at the half; nil for different kinds.
  package func interpolated(to other: AnimationValue, fraction: Double) -> AnimationValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(.interpolate(a, b, fraction))
    case (.point(let a), .point(let b)): .point(.interpolate(a, b, fraction))
    case (.size(let a), .size(let b)): .size(.interpolate(a, b, fraction))
    case (.rect(let a), .rect(let b)): .rect(.interpolate(a, b, fraction))
    case (.color(let a), .color(let b)): .color(CGColor.interpolate(a, b, fraction))
    case (.none, .color(let b)): .color(CGColor.interpolate(b.withAlpha(0), b, fraction))
    case (.color(let a), .none): .color(CGColor.interpolate(a, a.withAlpha(0), fraction))
    case (.transform(let a), .transform(let b)): .transform(.interpolate(a, b, fraction))
    case (.bool, .bool), (.image, .image), (.none, _), (_, .none): fraction < 0.5 ? self : other
    default: nil
    }
  }

  /// This value laid on top of another: sums, and for transforms this one first, then the other (C-22).
  package func adding(_ other: AnimationValue) -> AnimationValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.color(let a), .color(let b)): .color(a.adding(b))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: nil
    }
  }

  /// What, added to another value of its kind, gives this one; nil for kinds, and singular transforms, that have no difference.
  package func subtracting(_ other: AnimationValue) -> AnimationValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.transform(let a), .transform(let b)):
      if a == b {
        .transform(CATransform3DIdentity)
      } else {
        b.isInvertible ? .transform(CATransform3DConcat(a, CATransform3DInvert(b))) : nil
      }
    default: nil
    }
  }
}
