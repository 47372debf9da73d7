/// The frames that a GIF shows, each with its delay in hundredths of a second.
struct GIFTiming {
  /// A frame of the GIF.
  struct Step: Hashable {
    /// The index of the recording's frame.
    var frame: Int
    /// The delay until the next frame, in hundredths of a second.
    var delay: Int
  }

  /// The frames in order.
  let steps: [Step]

  /// Rounds times in seconds to hundredths.
  ///
  /// Both ends of a frame are rounded, not its length, so that the total is right. Because players take delays below
  /// two hundredths for ten, nothing above 50 frames per second can be shown: each fiftieth of a second then shows the
  /// nearest frame. The last frame is always shown.
  init(times: [Double], duration: Double, loopPause: Double) {
    let end = max(2, Int((duration * 100).rounded()))
    var starts: [(frame: Int, tick: Int)] = []
    let ticks = times.map { Int(($0 * 100).rounded()) }
    if zip(ticks, ticks.dropFirst()).allSatisfy({ $1 - $0 >= 2 }) {
      starts = ticks.enumerated().map { ($0.offset, $0.element) }
    } else {
      var frame = 0
      for tick in stride(from: 0, through: end - 2, by: 2) {
        let time = Double(tick) / 100
        while frame + 1 < times.count, abs(times[frame + 1] - time) < abs(times[frame] - time) { frame += 1 }
        if starts.last?.frame != frame { starts.append((frame, tick)) }
      }
      if let last = starts.last, last.frame != times.count - 1 { starts[starts.count - 1].frame = times.count - 1 }
    }
    let pause = loopPause.isFinite ? Int((max(0, loopPause) * 100).rounded()) : 0
    let ends = starts.dropFirst().map(\.tick) + [max(end, (starts.last?.tick ?? 0) + 2) + pause]
    steps = zip(starts, ends).map { Step(frame: $0.frame, delay: min(65_535, $1 - $0.tick)) }
  }
}
