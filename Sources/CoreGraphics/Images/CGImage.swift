import Foundation
import Raster

/// An immutable picture: premultiplied BGRA in sRGB, 8 bits a channel, top row first.
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  package let buffer: PixelBuffer

  /// Columns of pixels.
  public var width: Int { buffer.width }
  /// Rows of pixels.
  public var height: Int { buffer.height }

  /// A picture of the given pixels.
  package init(_ buffer: PixelBuffer) {
    self.buffer = buffer
  }

  /// Whether two pictures have the same size and the same pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs || lhs.buffer == rhs.buffer
  }

  /// Hashes the size only: equal pictures have equal sizes, and hashing pixels would be slow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
