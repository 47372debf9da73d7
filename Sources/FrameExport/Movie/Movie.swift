import Foundation

/// Makes an H.264 movie of a recording, with frames at a constant rate.
struct Movie {
  private let sequence: FrameSequence

  init(_ sequence: FrameSequence) {
    self.sequence = sequence
  }

  /// Returns the file.
  ///
  /// - Throws: ``FrameExportError/ffmpegMissing`` or ``FrameExportError/ffmpegFailed(_:)``.
  func data(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Data {
    let encoder = MovieEncoder(framesPerSecond: sequence.framesPerSecond, for: .file, environment: environment)
    for index in steadyFrames { encoder.append(sequence.frames[index]) }
    return try encoder.finish().data
  }

  /// The index of the frame on the screen at each tick of the movie.
  var steadyFrames: [Int] {
    let times = sequence.times
    let count = max(1, Int((sequence.duration * sequence.framesPerSecond).rounded()))
    var frame = 0
    return (0..<count).map { tick in
      let time = (Double(tick) + 0.5) / sequence.framesPerSecond
      while frame + 1 < times.count, times[frame + 1] <= time { frame += 1 }
      return frame
    }
  }
}
