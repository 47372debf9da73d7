import QuartzCore

/// Two touches as a distance and an angle.
struct FingerPair: Sendable {
  /// The distance in points; never 0, so that it can divide.
  let distance: CGFloat
  /// The angle of the line from the first touch to the second, in radians, clockwise on the screen.
  let angle: CGFloat

  init(_ first: CGPoint, _ second: CGPoint) {
    let way = second.way(from: first)
    distance = max(1, second.distance(to: first))
    angle = EngineMath.atan2(way.y, way.x)
  }

  /// Returns the shortest rotation from another pair to this one, in −π…π.
  func turn(from other: FingerPair) -> CGFloat {
    let way = angle - other.angle
    if way > .pi { return way - 2 * .pi }
    return way < -.pi ? way + 2 * .pi : way
  }
}
