import CWebP
import Foundation
import Raster

/// The orientation of an image in a file: the transform that makes it upright.
///
/// The numbers are those of the EXIF standard's tag 274. On Apple's platforms the type is ImageIO's.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable, CaseIterable {
  /// Upright.
  case up = 1
  /// Mirrored horizontally.
  case upMirrored
  /// Rotated by 180°.
  case down
  /// Mirrored vertically.
  case downMirrored
  /// Rows and columns are exchanged.
  case leftMirrored
  /// To be rotated clockwise by 90°.
  case right
  /// Rows and columns are exchanged, from the far ends.
  case rightMirrored
  /// To be rotated counterclockwise by 90°.
  case left

  /// Whether rows become columns.
  package var swapsSides: Bool { rawValue >= 5 }

  /// Reads an image file's orientation; `up` if it has none.
  public init(of data: Data) {
    self = Self.exif(of: data).flatMap(Self.init(exif:)) ?? .up
  }

  private static func exif(of data: Data) -> [UInt8]? {
    switch CGImageFormat(sniffing: data) {
    case .jpeg: JPEGSegments(data).exif
    case .png: try? PNGChunks(data).exif
    case .webp: webpExif(of: data)
    case .gif, nil: nil
    }
  }

  private static func webpExif(of data: Data) -> [UInt8]? {
    data.withUnsafeBytes { raw in
      var file = WebPData(bytes: raw.bindMemory(to: UInt8.self).baseAddress, size: raw.count)
      guard let parts = WebPDemux(&file) else { return nil }
      defer { WebPDemuxDelete(parts) }
      var chunk = WebPChunkIterator()
      guard WebPDemuxGetChunk(parts, "EXIF", 1, &chunk) != 0 else { return nil }
      defer { WebPDemuxReleaseChunkIterator(&chunk) }
      let bytes = UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)
      return Array(bytes.starts(with: "Exif\0\0".utf8) ? bytes.dropFirst(6) : bytes[...])
    }
  }

  /// Reads the tag in the first directory of EXIF data, which is laid out like a TIFF file.
  private init?(exif: [UInt8]) {
    var reader = ByteReader(exif)
    reader.isLittle = reader.has("II", at: 0)
    guard reader.isLittle || reader.has("MM", at: 0), reader.number(at: 2, bytes: 2) == 42,
      let list = reader.number(at: 4, bytes: 4), let count = reader.number(at: list, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let entry = list + 2 + 12 * index
      guard let tag = reader.number(at: entry, bytes: 2) else { return nil }
      guard tag == 274 else { continue }
      guard reader.number(at: entry + 2, bytes: 2) == 3, let value = reader.number(at: entry + 8, bytes: 2) else {
        return nil
      }
      self.init(rawValue: UInt32(value))
      return
    }
    return nil
  }
}

extension CGImage {
  /// Returns the image made upright from an orientation; the image itself if it is upright.
  package func upright(from orientation: CGImagePropertyOrientation) -> CGImage {
    guard orientation != .up else { return self }
    let (width, height) = (width, height)
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    let (last, below) = (width - 1, (height - 1) * width)
    // The offset of the first pixel, and the distances between pixels that become neighbours in a row and in a column.
    let (first, right, next) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (last, -1, width)
      case .down: (below + last, -1, -width)
      case .downMirrored: (below, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (below, -width, 1)
      case .rightMirrored: (below + last, -width, -1)
      case .left: (last, width, -1)
      }
    let pixels = [UInt32](unsafeUninitializedCapacity: across * down) { target, count in
      buffer.pixels.withUnsafeBufferPointer { source in
        for y in 0..<down {
          for x in 0..<across { target[y * across + x] = source[first + x * right + y * next] }
        }
      }
      count = across * down
    }
    return CGImage(PixelBuffer(width: across, height: down, pixels: pixels))
  }
}
