import CoreGraphics

extension CGPoint: Interpolatable {
  /// Along the straight line.
  package static func interpolate(_ from: CGPoint, _ to: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: .interpolate(from.x, to.x, fraction), y: .interpolate(from.y, to.y, fraction))
  }
}

extension CGSize: Interpolatable {
  /// Each side by itself.
  package static func interpolate(_ from: CGSize, _ to: CGSize, _ fraction: Double) -> CGSize {
    CGSize(
      width: .interpolate(from.width, to.width, fraction), height: .interpolate(from.height, to.height, fraction))
  }
}

extension CGRect: Interpolatable {
  /// Origin and size each by themselves.
  package static func interpolate(_ from: CGRect, _ to: CGRect, _ fraction: Double) -> CGRect {
    CGRect(
      origin: .interpolate(from.origin, to.origin, fraction), size: .interpolate(from.size, to.size, fraction))
  }
}
