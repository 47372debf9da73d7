import UIKit

extension Stage {
  /// Records the screen from now on, which is second 0 of the film and its trace, for a number of seconds or until
  /// nothing moves.
  ///
  /// - Parameters:
  ///   - name: the name of the recording.
  ///   - framesPerSecond: frames per second, 1…240.
  ///   - seconds: the length; nil: until nothing moves, and at most `limit` seconds.
  ///   - limit: the greatest length of a film that never comes to rest, in seconds.
  ///   - progress: called before each frame with the seconds recorded so far; an error ends the recording.
  ///   - shrink: scales each frame down when it is taken, so that a long film does not fill the memory.
  /// - Throws: `FrameExportError.unusable(_:)` for a rate that cannot be recorded.
  public func record(
    _ name: String, framesPerSecond: Double = 60, for seconds: TimeInterval? = nil, limit: TimeInterval = 10,
    progress: (TimeInterval) throws -> Void = { _ in }, shrink: (CGImage) -> CGImage = { $0 }
  ) throws -> FrameSequence {
    let rate = framesPerSecond
    let length = seconds ?? limit
    guard (1...240).contains(rate), (0...3600).contains(length) else {
      throw FrameExportError.unusable(
        "\(length) s at \(rate) frames per second; 1 to 240 of them, for up to an hour, can be filmed")
    }
    let start = time
    let firstEvent = trace.events.count
    var frames: [CGImage] = []
    var times: [Double] = []
    advance(by: 0)
    while true {
      try progress(time - start)
      frames.append(shrink(image))
      times.append(time - start)
      let next = Double(frames.count) / rate
      if next > length + 1e-9 || (seconds == nil && isQuiet) { break }
      advance(by: start + next - time)
    }
    let events = trace.events.dropFirst(firstEvent).map { event in
      var event = event
      event.time -= start
      return event
    }
    return try FrameSequence(
      name: name, frames: frames, times: times, framesPerSecond: rate, pointSize: device.screen.size,
      scale: device.screen.scale, trace: EventTrace(events))
  }
}
