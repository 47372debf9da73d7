/// Where a straight line crosses one border after the other, 256 apart: at ((distance + 256 · n) · rise + run / 2) / run, rounded
/// down.
///
/// From one border to the next the quotient grows by whole numbers and a rest, so that none but the first is divided for; and it
/// is a pure function of the line and the border all the same.
struct BorderWalk {
  /// The crossing's distance from the line's first point, along the border.
  private(set) var whole: Int
  private var rest: Int
  private let step, stepRest: Int
  private let run: Int

  /// A walk from the border that lies `distance` from the line's first point; the line runs `run` across the borders, which is
  /// more than zero, and rises by `rise` meanwhile. Borders that the line does not reach are not divided for.
  @inline(__always)
  init(from distance: Int, rise: Int, run: Int) {
    self.run = run
    guard rise != 0, distance < run else {
      (whole, rest, step, stepRest) = (0, 0, 0, 0)
      return
    }
    (whole, rest) = Self.floorDivide(distance &* rise &+ run / 2, run)
    (step, stepRest) = distance &+ 256 < run ? Self.floorDivide(256 &* rise, run) : (0, 0)
  }

  /// Goes on to the next border.
  @inline(__always)
  mutating func advance() {
    whole &+= step
    rest &+= stepRest
    if rest >= run {
      rest &-= run
      whole &+= 1
    }
  }

  /// Division by a positive number, rounded down, and what is left.
  @inline(__always)
  private static func floorDivide(_ numerator: Int, _ denominator: Int) -> (whole: Int, rest: Int) {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? (quotient &- 1, remainder &+ denominator) : (quotient, remainder)
  }
}
