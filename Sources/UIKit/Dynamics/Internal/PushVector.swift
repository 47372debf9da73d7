import CoreGraphics

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
