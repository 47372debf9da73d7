import Foundation

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
