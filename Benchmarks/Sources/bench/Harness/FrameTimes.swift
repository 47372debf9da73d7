/// The times of the frames of one transition, in milliseconds, each the median over several rounds.
struct FrameTimes {
  private let sorted: [Double]

  init(_ times: some Sequence<Double>) {
    sorted = times.sorted()
  }

  /// The median over the frames.
  var median: Double { sorted[sorted.count / 2] }
  /// The time of the slowest frame.
  var worst: Double { sorted[sorted.count - 1] }
}
