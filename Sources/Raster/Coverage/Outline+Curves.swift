extension Outline {
  /// The greatest number of chords for one curve.
  private static let maxSegments = 256

  /// Adds a quadratic Bézier curve as chords whose deviation is at most 1/64 of a pixel.
  package mutating func addQuadCurve(control: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    let start = lastPoint
    let secondDifference = Self.length(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
    // With n chords the deviation is secondDifference / 4 over n².
    let segmentCount = Self.segmentCount(forDeviation: secondDifference / 4)
    for index in stride(from: 1, to: segmentCount, by: 1) {
      let t = Double(index) / Double(segmentCount), s = 1 - t
      addLine(
        toX: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
        y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
    }
    addLine(toX: end.x, y: end.y)
  }

  /// Adds a cubic Bézier curve as chords whose deviation is at most 1/64 of a pixel.
  package mutating func addCurve(
    control1: (x: Double, y: Double), control2: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) {
    let start = lastPoint
    let secondDifference = max(
      Self.length(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
      Self.length(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
    let segmentCount = Self.segmentCount(forDeviation: secondDifference * 3 / 4)
    for index in stride(from: 1, to: segmentCount, by: 1) {
      let t = Double(index) / Double(segmentCount), s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      addLine(
        toX: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
    addLine(toX: end.x, y: end.y)
  }

  private static func length(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }

  private static func segmentCount(forDeviation deviation: Double) -> Int {
    let wanted = (deviation * 64).squareRoot().rounded(.up)
    return wanted.isFinite ? max(1, min(Int(min(wanted, 1e6)), maxSegments)) : 1
  }
}
