/// How the progress of a keyframe animation goes through the parts of its way.
enum KeyframePacing: Sendable {
  /// At given times, with a curve for each part that has one.
  case times([Double], [CubicBezier])
  /// At one speed: how far the way has come after each of a number of equal steps of every part.
  case lengths([Double], steps: Int)

  /// Steps into which a bent part is cut to measure it.
  private static let stepsPerCurve = 64

  /// Times in equal steps from 0 to 1.
  static func even(_ count: Int) -> [Double] {
    count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : [0]
  }

  /// One speed over the whole way (C-47).
  static func even(over segments: KeyframeSegments) -> KeyframePacing {
    var steps = stepsPerCurve
    if case .linear = segments { steps = 1 }
    var lengths = [0.0]
    for index in 0..<segments.count {
      var last = segments.value(in: index, at: 0)
      for step in 1...steps {
        let next = segments.value(in: index, at: Double(step) / Double(steps))
        lengths.append(lengths[lengths.count - 1] + last.distance(to: next))
        last = next
      }
    }
    return .lengths(lengths, steps: steps)
  }

  /// The part that shows at a progress, and how far in it.
  func segment(at progress: Double) -> (index: Int, fraction: Double) {
    switch self {
    case .times(let times, let curves):
      let (index, fraction) = Self.interval(containing: progress, in: times)
      return (index, index < curves.count ? curves[index].value(at: fraction) : fraction)
    case .lengths(let lengths, let steps):
      let (step, fraction) = Self.interval(containing: progress * (lengths.last ?? 0), in: lengths)
      return (step / steps, (Double(step % steps) + fraction) / Double(steps))
    }
  }

  /// The last interval of growing marks that begins at or before a place; the first or the last one's end outside of them.
  private static func interval(containing x: Double, in marks: [Double]) -> (Int, Double) {
    guard marks.count > 1, x >= marks[0] else { return (0, 0) }
    let last = marks.count - 1
    guard x < marks[last] else { return (last - 1, 1) }
    var (low, high) = (0, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= x { low = middle } else { high = middle }
    }
    return (low, (x - marks[low]) / (marks[high] - marks[low]))
  }
}
