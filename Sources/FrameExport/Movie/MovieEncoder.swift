import CoreGraphics
import Foundation
import Raster

/// Encodes frames of one size to an H.264 movie as they come, by the ffmpeg command.
///
/// There is no creation date, so that the same frames give the same bytes.
package final class MovieEncoder {
  /// The purpose of a movie, which decides how it is compressed.
  package enum Purpose: Hashable, Sendable {
    /// A file of high quality, for any player.
    case file
    /// A film of a page: small, and any of its frames is shown within a few hundredths of a second.
    case page
  }

  private let framesPerSecond: Double
  private let purpose: Purpose
  private let environment: [String: String]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-\(UUID().uuidString)")
  private var command: FFmpeg?
  private var size = (width: 0, height: 0)
  private var failure: (any Error)?
  private var isAccepting = true

  /// Creates an encoder of frames at a constant rate; the command starts with the first frame.
  package init(
    framesPerSecond: Double, for purpose: Purpose,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.framesPerSecond, self.purpose, self.environment) = (framesPerSecond, purpose, environment)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Whether there is an ffmpeg command on the PATH.
  package static func isAvailable(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    FFmpeg.command(on: environment["PATH"] ?? "") != nil
  }

  /// Adds a frame, over white; after a failure, which `finish()` throws, it does nothing.
  package func append(_ frame: CGImage) {
    guard isAccepting else { return }
    do {
      if command == nil { try start(frame.width, frame.height) }
    } catch {
      (failure, isAccepting) = (error, false)
      return
    }
    guard frame.width == size.width, frame.height == size.height else {
      let sizes = "\(frame.width) x \(frame.height), after \(size.width) x \(size.height)"
      (failure, isAccepting) = (FrameExportError.unusable("a movie's frame is \(sizes)"), false)
      return
    }
    let bytes = frame.buffer.onWhite().pixels.map(\.littleEndian).withUnsafeBytes { Data($0) }
    isAccepting = command?.send(bytes) ?? false
  }

  /// Returns the movie; called once, after the last frame.
  ///
  /// - Throws: ``FrameExportError``, with `.unusable(_:)` where there was no frame.
  package func finish() throws -> EncodedMovie {
    if let failure { throw failure }
    guard let command else { throw FrameExportError.unusable("a movie needs at least one frame") }
    try command.finish()
    let data = try writing(to: file) { try Data(contentsOf: file) }
    return EncodedMovie(data: data, width: size.width, height: size.height)
  }

  private var file: URL { folder.appendingPathComponent("movie.mp4") }

  private func start(_ width: Int, _ height: Int) throws {
    size = (width, height)
    try writing(to: folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    command = try FFmpeg(arguments: input + compression + output, environment: environment)
  }

  private var input: [String] {
    [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-f", "rawvideo", "-pixel_format", "bgra",
      "-video_size", "\(size.width)x\(size.height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
  }

  /// H.264 with a pixel format that every player supports, which needs even sides.
  ///
  /// Of a page's movie every fifteenth frame needs no other one, and none needs a later one, so that a browser decodes
  /// at most fifteen to show any. Its rate is limited, because falling tiles would take many times the bytes.
  private var compression: [String] {
    let quality =
      switch purpose {
      case .file: ["-crf", "15"]
      case .page: ["-crf", "28", "-maxrate", "5M", "-bufsize", "4M", "-g", "15", "-bf", "0"]
      }
    return [
      "-an", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:0:0:white,scale=out_color_matrix=bt709:out_range=tv",
      "-c:v", "libx264", "-preset", "veryfast",
    ] + quality + ["-pix_fmt", "yuv420p", "-threads", "2"]
  }

  private var output: [String] {
    [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-movflags", "+faststart", "-y",
      file.path,
    ]
  }

  private func writing<Result>(to url: URL, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      throw FrameExportError.notWritten(path: url.path, reason: error.localizedDescription)
    }
  }
}

/// An H.264 movie as a file's bytes, with the size of its frames in pixels.
package struct EncodedMovie: Hashable, Sendable {
  /// The MP4 file.
  package let data: Data
  /// The size of a frame, in pixels; the movie itself has even sides.
  package let width, height: Int
}
