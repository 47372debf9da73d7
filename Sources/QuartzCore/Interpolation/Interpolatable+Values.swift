import Foundation

extension Double: Interpolatable {
  /// The interpolated number; exactly `to` at 1.
  package static func interpolate(from: Double, to: Double, fraction: Double) -> Double {
    fraction == 1 ? to : from + (to - from) * fraction
  }

  /// The sum.
  package func adding(_ other: Double) -> Double? {
    self + other
  }

  /// The difference.
  package func subtracting(_ other: Double) -> Double? {
    self - other
  }
}

extension Float: Interpolatable {
  /// The interpolated number.
  package static func interpolate(from: Float, to: Float, fraction: Double) -> Float {
    Float(Double.interpolate(from: Double(from), to: Double(to), fraction: fraction))
  }

  /// The sum.
  package func adding(_ other: Float) -> Float? {
    self + other
  }

  /// The difference.
  package func subtracting(_ other: Float) -> Float? {
    self - other
  }
}

extension CGFloat: Interpolatable {
  /// The interpolated number.
  package static func interpolate(from: CGFloat, to: CGFloat, fraction: Double) -> CGFloat {
    CGFloat(Double.interpolate(from: Double(from), to: Double(to), fraction: fraction))
  }

  /// The sum.
  package func adding(_ other: CGFloat) -> CGFloat? {
    self + other
  }

  /// The difference.
  package func subtracting(_ other: CGFloat) -> CGFloat? {
    self - other
  }
}

extension CGPoint: Interpolatable {
  /// The interpolated point, by components.
  package static func interpolate(from: CGPoint, to: CGPoint, fraction: Double) -> CGPoint {
    CGPoint(
      x: .interpolate(from: from.x, to: to.x, fraction: fraction),
      y: .interpolate(from: from.y, to: to.y, fraction: fraction))
  }

  /// The sum, component by component.
  package func adding(_ other: CGPoint) -> CGPoint? {
    CGPoint(x: x + other.x, y: y + other.y)
  }

  /// The difference, component by component.
  package func subtracting(_ other: CGPoint) -> CGPoint? {
    CGPoint(x: x - other.x, y: y - other.y)
  }
}

extension CGSize: Interpolatable {
  /// The interpolated size, by components.
  package static func interpolate(from: CGSize, to: CGSize, fraction: Double) -> CGSize {
    CGSize(
      width: .interpolate(from: from.width, to: to.width, fraction: fraction),
      height: .interpolate(from: from.height, to: to.height, fraction: fraction))
  }

  /// The sum, component by component.
  package func adding(_ other: CGSize) -> CGSize? {
    CGSize(width: width + other.width, height: height + other.height)
  }

  /// The difference, component by component.
  package func subtracting(_ other: CGSize) -> CGSize? {
    CGSize(width: width - other.width, height: height - other.height)
  }
}

extension CGRect: Interpolatable {
  /// The interpolated rectangle, by origin and size.
  package static func interpolate(from: CGRect, to: CGRect, fraction: Double) -> CGRect {
    CGRect(
      origin: .interpolate(from: from.origin, to: to.origin, fraction: fraction),
      size: .interpolate(from: from.size, to: to.size, fraction: fraction))
  }

  /// The sum of origins and sizes.
  package func adding(_ other: CGRect) -> CGRect? {
    guard let origin = origin.adding(other.origin), let size = size.adding(other.size) else { return nil }
    return CGRect(origin: origin, size: size)
  }

  /// The difference of origins and sizes.
  package func subtracting(_ other: CGRect) -> CGRect? {
    guard let origin = origin.subtracting(other.origin), let size = size.subtracting(other.size) else { return nil }
    return CGRect(origin: origin, size: size)
  }
}

extension CGColor: Interpolatable {
  /// The interpolated colour, by components that are not premultiplied (C-22) and stay in 0…1.
  package static func interpolate(from: CGColor, to: CGColor, fraction: Double) -> CGColor {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    func blend(_ component: KeyPath<CGColor, CGFloat>) -> CGFloat {
      let value = CGFloat.interpolate(from: from[keyPath: component], to: to[keyPath: component], fraction: fraction)
      return min(max(value, 0), 1)
    }
    if from.isGray && to.isGray {
      return CGColor(gray: blend(\.red), alpha: blend(\.alpha))
    }
    return CGColor(srgbRed: blend(\.red), green: blend(\.green), blue: blend(\.blue), alpha: blend(\.alpha))
  }

  /// Nil: colours can't be additive (C-62).
  package func adding(_ other: CGColor) -> CGColor? {
    nil
  }

  /// Nil: colours can't be additive (C-62).
  package func subtracting(_ other: CGColor) -> CGColor? {
    nil
  }
}
