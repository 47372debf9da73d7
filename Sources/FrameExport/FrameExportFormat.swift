/// The formats in which a recording can be written; the raw value is the file's extension.
public enum FrameExportFormat: String, Hashable, Sendable, CaseIterable {
  /// A film strip: a few frames side by side.
  case png
  /// An animated PNG: every frame, every colour.
  case apng
  /// An animated GIF: 255 colours, at most 50 frames per second.
  case gif
  /// A movie: H.264, through the ffmpeg command.
  case mp4
  /// One self-contained page with a scrubber and the event trace beside the frames.
  case html

  /// A short description of the format.
  public var summary: String {
    switch self {
    case .png: "a film strip of a few frames"
    case .apng: "an animated image with every frame and every colour"
    case .gif: "an animated image with 255 colours, at most 50 frames per second"
    case .mp4: "a movie in H.264, made by the ffmpeg command"
    case .html: "one self-contained page with a scrubber and the trace beside the frames"
    }
  }

  /// Creates the format that a path's extension names, in upper or lower case.
  ///
  /// - Throws: ``FrameExportError/unknownExtension(path:nearest:)``, with the nearest extension that exists.
  public init(path: String) throws {
    let file = path.split(separator: "/").last ?? ""
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    let suffix = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    guard let format = Self(rawValue: suffix) else {
      let nearest = NearestName.of(suffix, among: Self.allCases.map(\.rawValue))
      throw FrameExportError.unknownExtension(path: path, nearest: nearest)
    }
    self = format
  }
}
