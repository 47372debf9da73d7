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

extension CGAffineTransform {
  /// The rotation of the horizontal axis, in radians.
  var angle: Double { EngineMath.atan2(Double(b), Double(a)) }
}

/// A vector that can be set by its components or by angle and length, and keeps its angle while its length is 0.
struct PushVector {
  private(set) var vector: CGVector
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    angle = EngineMath.atan2(Double(vector.dy), Double(vector.dx))
    magnitude = PlaneVector(vector).length
  }

  mutating func set(vector: CGVector) {
    self = PushVector(vector)
  }

  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
    vector = CGVector(dx: magnitude * EngineMath.cos(angle), dy: magnitude * EngineMath.sin(angle))
  }

  mutating func set(magnitude: CGFloat) {
    guard self.magnitude != 0 else { return set(angle: angle, magnitude: magnitude) }
    let factor = magnitude / self.magnitude
    vector = CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    self.magnitude = magnitude
  }
}
