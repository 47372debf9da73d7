import Foundation

/// The deviations of frames from their times, and the costs of frames.
struct PaceFigures {
  /// Nanoseconds by which frames began after their time.
  private var deviations: [Int64] = []
  private var turns: [Int64] = []
  private var drawings: [Int64] = []
  private var showings: [Int64] = []
  private static let most = 1_000_000

  /// Notes a frame that waited for its time.
  mutating func noteDeviation(_ nanoseconds: Int64) { Self.add(nanoseconds, to: &deviations) }
  /// Notes the nanoseconds that a frame's turn took.
  mutating func noteTurn(_ nanoseconds: Int64) { Self.add(nanoseconds, to: &turns) }
  /// Notes the nanoseconds that it took to draw a frame.
  mutating func noteDrawing(_ nanoseconds: Int64) { Self.add(nanoseconds, to: &drawings) }
  /// Notes the nanoseconds that it took to shrink a frame and to show it.
  mutating func noteShowing(_ nanoseconds: Int64) { Self.add(nanoseconds, to: &showings) }

  private static func add(_ value: Int64, to list: inout [Int64]) {
    if list.count < most { list.append(value) }
  }

  /// The value below which a part of the values lies; 0 for none.
  static func percentile(_ part: Double, of values: [Int64]) -> Int64 {
    guard !values.isEmpty else { return 0 }
    let index = Int((part * Double(values.count)).rounded(.up)) - 1
    return values.sorted()[max(0, min(values.count - 1, index))]
  }

  /// A line for each kind of figure: the number, the median, the 99th percentile and the greatest, in milliseconds.
  var report: String {
    let lists = [
      ("deviation of frames from their time", deviations), ("turns", turns), ("drawing", drawings),
      ("shrinking and showing", showings),
    ]
    return lists.map { name, values in
      let parts = [0.5, 0.99, 1].map { Self.milliseconds(Self.percentile($0, of: values)) }
      return "\(name): \(values.count), median \(parts[0]) ms, 99th percentile \(parts[1]) ms, most \(parts[2]) ms\n"
    }.joined()
  }

  private static func milliseconds(_ nanoseconds: Int64) -> String {
    let micro = (nanoseconds + 500) / 1000
    let rest = String(micro % 1000)
    return "\(micro / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
