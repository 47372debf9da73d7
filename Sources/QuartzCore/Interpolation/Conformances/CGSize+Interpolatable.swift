import Foundation

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
