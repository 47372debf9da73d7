import Foundation

/// A file format for images, recognized by its first bytes.
public enum CGImageFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// Portable Network Graphics: lossless, with alpha.
  case png
  /// JPEG: lossy, opaque.
  case jpeg
  /// WebP: lossy or lossless, with alpha.
  case webp
  /// Graphics Interchange Format: 256 colours, with transparent pixels.
  case gif

  /// The name for messages.
  public var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    }
  }

  /// Recognizes the format of data; nil if it is not supported.
  public init?(sniffing data: Data) {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
      self = .gif
    } else {
      return nil
    }
  }
}
