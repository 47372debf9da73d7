import CoreGraphics
import EventTrace

/// A recording: frames with their times, and the trace of the calls meanwhile.
public struct FrameSequence: Sendable {
  /// The recording's name, such as `push`.
  public let name: String
  /// The frames, all of one size; at least one.
  public let frames: [CGImage]
  /// The time of each frame, in seconds from the first one, ascending.
  public let times: [Double]
  /// The frames per second at which the recording was made; the last frame lasts one such interval.
  public let framesPerSecond: Double
  /// The screen's size in points.
  public let pointSize: CGSize
  /// The pixels per point of the screen; the frames may have been reduced since.
  public let scale: CGFloat
  /// The trace, with times in seconds from the first frame; negative for events before it.
  public let trace: EventTrace

  /// Creates a recording from its parts.
  ///
  /// The times of the frames and of the trace are on one clock, in seconds; both are shifted so that the first frame is
  /// at 0.
  /// - Throws: ``FrameExportError/unusable(_:)`` if the parts do not fit together.
  public init(
    name: String, frames: [CGImage], times: [Double], framesPerSecond: Double, pointSize: CGSize, scale: CGFloat,
    trace: EventTrace = EventTrace()
  ) throws {
    func check(_ holds: Bool, _ reason: @autoclosure () -> String) throws {
      guard holds else { throw FrameExportError.unusable("the recording \"\(name)\" \(reason())") }
    }
    try check(!frames.isEmpty, "has no frames")
    try check(frames.count == times.count, "has \(frames.count) frames but \(times.count) times")
    let (width, height) = (frames[0].width, frames[0].height)
    try check(width > 0 && height > 0, "has empty frames")
    try check(width <= 65_535 && height <= 65_535, "has frames of \(width) x \(height); 65535 is the most each way")
    if let odd = frames.firstIndex(where: { $0.width != width || $0.height != height }) {
      let size = "\(frames[odd].width) x \(frames[odd].height)"
      try check(false, "changes its size: frame \(odd + 1) is \(size), the first is \(width) x \(height)")
    }
    try check(times.allSatisfy { $0.isFinite && abs($0) < 1e6 }, "has a time that is not a number of seconds")
    let backwards = times.indices.dropFirst().first { times[$0] <= times[$0 - 1] }
    if let frame = backwards { try check(false, "goes back in time at frame \(frame + 1)") }
    try check(
      framesPerSecond.isFinite && (0.1...1000).contains(framesPerSecond),
      "has \(framesPerSecond) frames per second; 0.1 to 1000 can be written")
    self.name = name
    self.frames = frames
    self.times = times.map { $0 - times[0] }
    self.framesPerSecond = framesPerSecond
    self.pointSize = pointSize
    self.scale = scale
    self.trace = EventTrace(
      trace.events.map { event in
        var event = event
        event.time -= times[0]
        return event
      })
  }

  /// The time from the beginning of the first frame to the end of the last one, in seconds.
  public var duration: Double { times[times.count - 1] + 1 / framesPerSecond }
}

/// Chooses a subset at even distances.
package enum EvenSampling {
  /// Returns up to `most` indices below `count`, ascending, with the first and the last; only the last if `most` is 1.
  package static func indices(of count: Int, most: Int) -> [Int] {
    guard count > most else { return Array(0..<max(0, count)) }
    guard most > 1 else { return most == 1 ? [count - 1] : [] }
    return (0..<most).map { ($0 * (count - 1) * 2 + (most - 1)) / (2 * (most - 1)) }
  }
}
