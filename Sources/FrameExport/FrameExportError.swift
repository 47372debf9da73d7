import Foundation

/// A reason why a recording could not be written.
public enum FrameExportError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The file's extension names no format; `nearest` is the format that was probably meant.
  case unknownExtension(path: String, nearest: String?)
  /// The parts of the recording do not fit together.
  case unusable(String)
  /// The ffmpeg command is not installed.
  case ffmpegMissing
  /// The ffmpeg command failed; with the last lines of its output.
  case ffmpegFailed(String)
  /// giflib failed; with its reason.
  case gifFailed(String)
  /// The file could not be written.
  case notWritten(path: String, reason: String)

  /// A message that says what happened and what to do.
  public var description: String {
    switch self {
    case .unknownExtension(let path, let nearest):
      let all = FrameExportFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      let hint = nearest.map { " Did you mean .\($0)?" } ?? ""
      return "\"\(path)\" names no format by its extension.\(hint) These can be written: \(all)."
    case .unusable(let reason):
      return "Nothing was written: \(reason)."
    case .ffmpegMissing:
      return """
        Movies are made by the ffmpeg command, and it is not on the PATH. \
        On Debian: sudo apt-get install ffmpeg. Or write a .gif, .apng or .html, which need nothing.
        """
    case .ffmpegFailed(let message):
      return "ffmpeg could not make the movie. It said:\n\(message)"
    case .gifFailed(let reason):
      return "giflib could not make the GIF: \(reason)."
    case .notWritten(let path, let reason):
      return "\"\(path)\" could not be written: \(reason)."
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
