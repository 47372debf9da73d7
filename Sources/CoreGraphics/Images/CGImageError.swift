import Foundation

/// Why a picture could not be read or written.
public enum CGImageError: Error, Hashable, Sendable {
  /// The bytes are none of the formats that can be read; the first bytes are given in hexadecimal.
  case unknownFormat(firstBytes: String)
  /// The bytes begin like a picture and then break the format's rules; `reason` is the codec's own word.
  case damaged(format: CGImageFormat, reason: String)
  /// The picture has more pixels than the engine takes, or no pixels at all.
  case unusableSize(width: Int, height: Int)
  /// The codec could not write the picture; `reason` is the codec's own word.
  case notWritten(format: CGImageFormat, reason: String)
}

extension CGImageError: LocalizedError, CustomStringConvertible {
  /// The largest number of pixels in one picture: 16384 × 16384.
  package static let pixelLimit = 1 << 28

  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .unknownFormat(let firstBytes):
      let start = firstBytes.isEmpty ? "they are empty" : "they begin with \(firstBytes)"
      return "These bytes are no picture that can be read here: \(start). Give PNG, JPEG, WebP or GIF data."
    case .damaged(let format, let reason):
      return "The \(format.name) data is damaged or incomplete: \(reason). Check that the whole file was read."
    case .unusableSize(let width, let height):
      return "A picture of \(width) x \(height) pixels cannot be used: it needs at least one pixel and at most "
        + "\(Self.pixelLimit)."
    case .notWritten(let format, let reason):
      return "The picture could not be written as \(format.name): \(reason)."
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }

  /// Throws `unusableSize` unless a picture of this size can be held.
  package static func check(width: Int, height: Int) throws {
    guard width > 0, height > 0, width <= pixelLimit, height <= pixelLimit / width else {
      throw CGImageError.unusableSize(width: width, height: height)
    }
  }

  /// Throws `damaged` where a picture of a format that packs one colour into next to nothing is too large for its bytes: those of up
  /// to 2,048 x 2,048 pixels are taken from any number of bytes, larger ones from one byte for 32,768 pixels.
  package static func check(width: Int, height: Int, packedInto bytes: Int, format: CGImageFormat) throws {
    try check(width: width, height: height)
    guard width * height > 1 << 22 else { return }
    try check(width: width, height: height, bytes: bytes, mostPixels: 1 << 15, format: format)
  }

  /// Throws `damaged` where so few bytes cannot hold so many pixels: memory is asked for only where there is something to fill it.
  ///
  /// `mostPixels` is how many pixels a byte of the format can stand for at most.
  package static func check(width: Int, height: Int, bytes: Int, mostPixels: Int, format: CGImageFormat) throws {
    try check(width: width, height: height)
    guard width * height / mostPixels <= bytes else {
      throw CGImageError.damaged(format: format, reason: "\(width) x \(height) pixels cannot lie in \(bytes) bytes")
    }
  }

  /// `unknownFormat` for data that begins like nothing that can be read.
  package static func unknown(_ data: Data) -> CGImageError {
    .unknownFormat(firstBytes: data.prefix(8).map { hexadecimal($0) }.joined(separator: " "))
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
