import CoreGraphics

extension CGAffineTransform {
  /// The rotation of the horizontal axis, in radians.
  var angle: Double { EngineMath.atan2(Double(b), Double(a)) }
}
