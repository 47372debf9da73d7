import Foundation

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
