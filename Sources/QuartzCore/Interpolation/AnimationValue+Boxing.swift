import CoreGraphics
import Foundation

extension AnimationValue {
  /// The value that an app assigned to `fromValue`, `toValue`, `byValue` or a property.
  ///
  /// Nil for nil, for types that cannot be animated, and for geometry or numbers that are not finite.
  package init?(_ value: Any?) {
    guard let value, let boxed = Self.box(value), boxed.isFinite else { return nil }
    self = boxed
  }

  /// The value as an app reads it: numbers as `Double`, vectors as points, affine transforms as `CATransform3D`.
  package var anyValue: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let color): color
    case .transform(let transform): transform
    case .bool(let bool): bool
    case .image(let image): image
    case .fade(let fade): fade.fraction < 0.5 ? fade.from : fade.to
    case .path(let path): path
    case .numbers(let numbers): numbers
    case .colors(let colors): colors
    case .none: nil
    }
  }

  /// The value converted to the kind of another one without loss: points and sizes, numbers and Booleans; nil for other
  /// kinds.
  package func converted(toKindOf other: AnimationValue) -> AnimationValue? {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
      (.bool, .bool), (.color, .color), (.image, .image), (.path, .path), (.numbers, .numbers), (.colors, .colors):
      self
    case (.none, _) where other.canBeNone, (_, .none) where canBeNone: self
    case (.fade, .image), (.fade, .none): self
    case (.numbers([]), .colors): .colors([])
    case (.colors([]), .numbers): .numbers([])
    case (.number(let number), .bool): .bool(number != 0)
    case (.bool(let bool), .number): .number(bool ? 1 : 0)
    case (.point(let point), .size): .size(CGSize(width: point.x, height: point.y))
    case (.size(let size), .point): .point(CGPoint(x: size.width, y: size.height))
    default: nil
    }
  }

  private static func box(_ value: Any) -> AnimationValue? {
    switch value {
    case let value as AnimationValue: value
    case let value as CGFloat: .number(Double(value))
    case let value as Double: .number(value)
    case let value as Float: .number(Double(value))
    case let value as Int: .number(Double(value))
    case let value as CGPoint: .point(value)
    case let value as CGSize: .size(value)
    case let value as CGRect: .rect(value)
    case let value as CGVector: .point(CGPoint(x: value.dx, y: value.dy))
    case let value as CGColor: .color(value)
    case let value as CATransform3D: .transform(value)
    case let value as CGAffineTransform: .transform(CATransform3DMakeAffineTransform(value))
    case let value as Bool: .bool(value)
    case let value as CGImage: .image(value)
    case let value as CGPath: value.copy().map(AnimationValue.path)
    case let value as [Any]: boxArray(value)
    case let value as NSNumber: .number(value.doubleValue)
    case let value as any BinaryInteger: .number(Double(value))
    default: nil
    }
  }

  /// An array of numbers or of colours; nil for other elements, and for mixed ones.
  private static func boxArray(_ values: [Any]) -> AnimationValue? {
    var numbers: [Double] = []
    var colors: [CGColor] = []
    for value in values {
      switch box(value) {
      case .number(let number): numbers.append(number)
      case .color(let color): colors.append(color)
      default: return nil
      }
    }
    if colors.isEmpty { return .numbers(numbers) }
    return numbers.isEmpty ? .colors(colors) : nil
  }

  /// Whether a property of this kind may be nil.
  package var canBeNone: Bool {
    switch self {
    case .color, .image, .fade, .path, .numbers, .colors, .none: true
    case .number, .point, .size, .rect, .transform, .bool: false
    }
  }

  private var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy(\.isFinite)
    case .transform(let transform): transform.isFinite
    case .color(let color): [color.red, color.green, color.blue, color.alpha].allSatisfy(\.isFinite)
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
    case .colors(let colors): colors.allSatisfy { AnimationValue.color($0).isFinite }
    // A path leaves out steps that are not finite.
    case .bool, .image, .fade, .path, .none: true
    }
  }
}

extension AnimationValue {
  /// A colour, or none.
  package init(optional color: CGColor?) {
    self = color.map(AnimationValue.color) ?? .none
  }

  /// The value in the type of another one that the app has stored, so that its casts keep working; nil if there is no
  /// such form.
  package func boxed(like example: Any) -> Any? {
    switch (example, self) {
    case (is CGFloat, .number(let number)): CGFloat(number)
    case (is Float, .number(let number)): Float(number)
    case (is Double, .number(let number)): number
    case (is Int, .number(let number)): Int(max(-0x1p53, min(number, 0x1p53)).rounded())
    case (is Bool, .bool(let flag)): flag
    case (is CGVector, .point(let point)): CGVector(dx: point.x, dy: point.y)
    case (is CGAffineTransform, .transform(let transform)): CATransform3DGetAffineTransform(transform)
    case (is NSNumber, .number(let number)): NSNumber(value: number)
    default: AnimationValue(example)?.isSameKind(as: self) == true ? anyValue : nil
    }
  }

  private func isSameKind(as other: AnimationValue) -> Bool {
    converted(toKindOf: other) == self
  }
}
