import CoreGraphics

extension CGAffineTransform {
  /// By how much it turns the horizontal, in radians.
  var angle: Double { EngineMath.atan2(Double(b), Double(a)) }
}
