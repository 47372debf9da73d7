import CoreGraphics
import Foundation

/// Writes recordings to files; the extension says in which format.
public struct FrameExporter: Sendable {
  /// What can be chosen about the files.
  public struct Options: Hashable, Sendable {
    /// Frames in a film strip, evenly chosen, the first and the last always; at least 1.
    public var stripFrameCount = 8
    /// Pixels across one frame of a film strip, at most.
    public var stripFrameWidth = 236
    /// Pixels across an animated picture or a page's frames, at most; nil for the format's own limit (400 for `.gif`,
    /// `.apng` and `.html`, none for `.mp4`).
    public var maximumWidth: Int?
    /// Seconds for which `.gif` and `.apng` rest on the last frame before they start again.
    public var loopPause = 0.8

    /// The usual choices.
    public init() {}
  }

  /// What was chosen about the files.
  public var options: Options

  /// A writer with some choices.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Writes a recording to a file whose extension names the format; folders that are missing are made.
  ///
  /// The same recording gives the same bytes. A file that exists is replaced only once the new one is whole.
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

  /// A recording in a format, as bytes.
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

  /// A frame shrunk to the largest size that some formats need, so that a long recording does not hold every pixel.
  ///
  /// A recorder may call it for each frame as it comes. `pointSize` is the screen's.
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

  /// The width in which a format shows a frame: a pixel for each point where that is within the limit, so that edges
  /// stay where they are; else the limit.
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
