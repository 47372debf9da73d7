import CoreGraphics
import Foundation
import Raster

/// Makes an H.264 movie by sending frames at a constant rate to the ffmpeg command.
struct Movie {
  private let sequence: FrameSequence

  init(_ sequence: FrameSequence) {
    self.sequence = sequence
  }

  /// Returns the file.
  ///
  /// - Throws: ``FrameExportError/ffmpegMissing`` or ``FrameExportError/ffmpegFailed(_:)``.
  func data(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("movie.mp4")
    try writing(to: folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let encoder = try FFmpeg(arguments: arguments + [file.path], environment: environment)
    for index in steadyFrames {
      let bitmap = sequence.frames[index].buffer.onWhite()
      let bytes = bitmap.pixels.map(\.littleEndian).withUnsafeBytes { Data($0) }
      guard encoder.send(bytes) else { break }
    }
    try encoder.finish()
    var data = Data()
    try writing(to: file) { data = try Data(contentsOf: file) }
    return data
  }

  /// The arguments for H.264 of high quality with a pixel format that every player supports, which needs even sides.
  ///
  /// There is no creation date, so that the same recording gives the same bytes.
  private var arguments: [String] {
    let frame = sequence.frames[0]
    return [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-f", "rawvideo", "-pixel_format", "bgra",
      "-video_size", "\(frame.width)x\(frame.height)", "-framerate", "\(sequence.framesPerSecond)", "-i", "pipe:0",
      "-an", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:0:0:white,scale=out_color_matrix=bt709:out_range=tv",
      "-c:v", "libx264", "-preset", "veryfast", "-crf", "15", "-pix_fmt", "yuv420p", "-threads", "2",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-movflags", "+faststart", "-y",
    ]
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

  private func writing(to url: URL, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      throw FrameExportError.notWritten(path: url.path, reason: error.localizedDescription)
    }
  }
}
