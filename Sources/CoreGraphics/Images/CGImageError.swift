import Foundation

/// An error in reading or writing an image.
public enum CGImageError: Error, Hashable, Sendable {
  /// The bytes have no supported format; the first bytes are given in hexadecimal.
  case unknownFormat(firstBytes: String)
  /// The bytes begin like an image and then break the format's rules; `reason` is the codec's message.
  case damaged(format: CGImageFormat, reason: String)
  /// The image has too many pixels, or none.
  case unusableSize(width: Int, height: Int)
  /// The codec could not write the image; `reason` is its message.
  case notWritten(format: CGImageFormat, reason: String)
}

extension CGImageError: LocalizedError, CustomStringConvertible {
  /// The greatest number of pixels in one image: 16384 × 16384.
  package static let pixelLimit = 1 << 28

  /// A message that says what happened and what to do.
  public var description: String {
    switch self {
    case .unknownFormat(let firstBytes):
      let start = firstBytes.isEmpty ? "they are empty" : "they begin with \(firstBytes)"
      return "These bytes are no image that can be read here: \(start). Give PNG, JPEG, WebP or GIF data."
    case .damaged(let format, let reason):
      return "The \(format.name) data is damaged or incomplete: \(reason). Check that the whole file was read."
    case .unusableSize(let width, let height):
      return "An image of \(width) x \(height) pixels cannot be used: it needs at least one pixel and at most "
        + "\(Self.pixelLimit)."
    case .notWritten(let format, let reason):
      return "The image could not be written as \(format.name): \(reason)."
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }

  /// Throws `unusableSize` unless an image of this size is supported.
  package static func check(width: Int, height: Int) throws {
    guard width > 0, height > 0, width <= pixelLimit, height <= pixelLimit / width else {
      throw CGImageError.unusableSize(width: width, height: height)
    }
  }

  /// Throws `damaged` if an image of a format that compresses uniform areas extremely is too large for its bytes.
  ///
  /// Up to 2,048 x 2,048 pixels are accepted from any number of bytes, larger images from one byte for 32,768 pixels.
  package static func check(width: Int, height: Int, packedInto bytes: Int, format: CGImageFormat) throws {
    try check(width: width, height: height)
    guard width * height > 1 << 22 else { return }
    try check(width: width, height: height, bytes: bytes, maxPixelsPerByte: 1 << 15, format: format)
  }

  /// Throws `damaged` if so few bytes cannot hold so many pixels, before memory for them is allocated.
  ///
  /// `maxPixelsPerByte` is the greatest number of pixels that a byte of the format can encode.
  package static func check(width: Int, height: Int, bytes: Int, maxPixelsPerByte: Int, format: CGImageFormat) throws {
    try check(width: width, height: height)
    guard width * height / maxPixelsPerByte <= bytes else {
      throw CGImageError.damaged(format: format, reason: "\(width) x \(height) pixels cannot lie in \(bytes) bytes")
    }
  }

  /// Returns `unknownFormat` with the data's first bytes.
  package static func unknown(_ data: Data) -> CGImageError {
    .unknownFormat(firstBytes: data.prefix(8).map { hexadecimal($0) }.joined(separator: " "))
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
