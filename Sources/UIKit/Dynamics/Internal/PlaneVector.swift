import CoreGraphics

/// A vector in points, in the plane in which bodies move.
typealias PlaneVector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  init(_ vector: CGVector) {
    self.init(Double(vector.dx), Double(vector.dy))
  }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector rotated by a quarter turn, from x to y.
  var perpendicular: PlaneVector { PlaneVector(-y, x) }

  func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: PlaneVector) -> Double { x * other.y - y * other.x }

  /// Returns the vector rotated by an angle in radians.
  func rotated(by angle: Double) -> PlaneVector {
    if angle == 0 { return self }
    let (sine, cosine) = (EngineMath.sin(angle), EngineMath.cos(angle))
    return PlaneVector(x * cosine - y * sine, x * sine + y * cosine)
  }
}
