import CoreGraphics

/// A type with a way between two of its values.
package protocol Interpolatable {
  /// The value at a fraction of the way; fractions outside 0…1 go on beyond the ends.
  static func interpolate(_ from: Self, _ to: Self, _ fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// Exact at both ends.
  package static func interpolate(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    fraction == 1 ? to : from + (to - from) * fraction
  }
}

extension CGFloat: Interpolatable {
  /// Exact at both ends.
  package static func interpolate(_ from: CGFloat, _ to: CGFloat, _ fraction: Double) -> CGFloat {
    CGFloat(Double.interpolate(Double(from), Double(to), fraction))
  }
}
