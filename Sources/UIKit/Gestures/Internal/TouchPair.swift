import QuartzCore

/// Two touches as a distance and an angle.
struct TouchPair: Sendable {
  /// The distance in points; never 0, so that it can divide.
  let distance: CGFloat
  /// The angle of the line from the first touch to the second, in radians, clockwise on the screen.
  let angle: CGFloat

  init(_ first: CGPoint, _ second: CGPoint) {
    let displacement = second.displacement(from: first)
    distance = max(1, second.distance(to: first))
    angle = EngineMath.atan2(displacement.y, displacement.x)
  }

  /// Returns the shortest rotation from another pair to this one, in −π…π.
  func rotation(from other: TouchPair) -> CGFloat {
    let difference = angle - other.angle
    if difference > .pi { return difference - 2 * .pi }
    return difference < -.pi ? difference + 2 * .pi : difference
  }
}
