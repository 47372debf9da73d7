import QuartzCore

/// Two fingers as a length and an angle.
struct FingerPair: Sendable {
  /// Points between the fingers; never 0, so that it can divide.
  let distance: CGFloat
  /// The angle of the line from the first finger to the second, in radians, clockwise on the screen.
  let angle: CGFloat

  init(_ first: CGPoint, _ second: CGPoint) {
    let way = second.way(from: first)
    distance = max(1, second.distance(to: first))
    angle = EngineMath.atan2(way.y, way.x)
  }

  /// The shortest turn from another pair to this one, in -π…π.
  func turn(from other: FingerPair) -> CGFloat {
    let way = angle - other.angle
    if way > .pi { return way - 2 * .pi }
    return way < -.pi ? way + 2 * .pi : way
  }
}
