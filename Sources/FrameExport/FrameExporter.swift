import CoreGraphics
import Foundation

/// Writes recordings to files, in the format that the file's extension names.
public struct FrameExporter: Sendable {
  /// The options of the files.
  public struct Options: Hashable, Sendable {
    /// The number of frames in a film strip, at least 1: evenly chosen, the first and the last always among them.
    public var stripFrameCount = 8
    /// The maximum width of a frame in a film strip, in pixels.
    public var stripFrameWidth = 236
    /// The maximum width of an animated image or of a page's frames, in pixels.
    ///
    /// With nil it is the format's own limit: 400 for `.gif`, `.apng` and `.html`, none for `.mp4`.
    public var maximumWidth: Int?
    /// The pause on the last frame of a `.gif` or `.apng` before it plays again, in seconds.
    public var loopPause = 0.8

    /// Creates the default options.
    public init() {}
  }

  /// The options of the files.
  public var options: Options

  /// Creates an exporter with options.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Writes a recording to a file whose extension names the format; creates missing folders.
  ///
  /// The same recording gives the same bytes. An existing file is replaced only when the new one is complete.
  /// - Throws: ``FrameExportError`` or `CGImageError`.
  public func write(_ sequence: FrameSequence, to path: String) throws {
    let format = try FrameExportFormat(path: path)
    let data = try data(of: sequence, as: format)
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw FrameExportError.notWritten(path: path, reason: error.localizedDescription)
    }
  }

  /// Returns a recording in a format, as bytes.
  ///
  /// - Throws: ``FrameExportError`` or `CGImageError`.
  public func data(of sequence: FrameSequence, as format: FrameExportFormat) throws -> Data {
    switch format {
    case .png: try FilmStrip(sequence, options: options).image().pngData()
    case .apng: try AnimatedPNG(shrunk(sequence, for: format), loopPause: options.loopPause).data()
    case .gif: try AnimatedGIF(shrunk(sequence, for: format), loopPause: options.loopPause).data()
    case .mp4: try Movie(shrunk(sequence, for: format)).data()
    case .html: try FramePage(shrunk(sequence, for: format)).data()
    }
  }

  /// Returns a frame reduced to the largest size that the formats need, so that a long recording does not hold every
  /// pixel.
  ///
  /// A recorder can call it for each frame as it comes. `pointSize` is the size of the screen.
  public func prepared(_ frame: CGImage, for formats: Set<FrameExportFormat>, pointSize: CGSize) -> CGImage {
    let most = formats.map { width(of: frame, for: $0, pointSize: pointSize) }.max()
    return most.map(frame.shrunk(toWidth:)) ?? frame
  }

  private func shrunk(_ sequence: FrameSequence, for format: FrameExportFormat) throws -> FrameSequence {
    let target = width(of: sequence.frames[0], for: format, pointSize: sequence.pointSize)
    guard target < sequence.frames[0].width else { return sequence }
    return try FrameSequence(
      name: sequence.name, frames: sequence.frames.map { $0.shrunk(toWidth: target) }, times: sequence.times,
      framesPerSecond: sequence.framesPerSecond, pointSize: sequence.pointSize, scale: sequence.scale,
      trace: sequence.trace)
  }

  /// Returns the width in which a format shows a frame, in pixels.
  ///
  /// It is a pixel for each point where that is within the limit, so that edges stay sharp; otherwise the limit.
  func width(of frame: CGImage, for format: FrameExportFormat, pointSize: CGSize) -> Int {
    let limit: Int
    switch format {
    case .png: limit = options.stripFrameWidth
    case .mp4: limit = options.maximumWidth ?? frame.width
    case .apng, .gif, .html: limit = options.maximumWidth ?? 400
    }
    guard frame.width > max(1, limit) else { return frame.width }
    let points = pointSize.width.isFinite ? Int(pointSize.width.rounded().clamped(to: 0...65_535)) : 0
    return points > limit / 2 && points <= limit ? points : max(1, limit)
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
