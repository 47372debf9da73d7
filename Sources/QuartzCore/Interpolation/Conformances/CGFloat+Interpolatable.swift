import Foundation

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
