import CWebP
import Foundation
import Raster

/// How a picture that lies in a file is to be turned to be upright: where its first row and its first column belong.
///
/// The numbers are those of the EXIF standard's tag 274. On Apple's platforms the type is ImageIO's.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable, CaseIterable {
  /// It is upright.
  case up = 1
  /// Left and right are exchanged.
  case upMirrored
  /// It stands on its head.
  case down
  /// Top and bottom are exchanged.
  case downMirrored
  /// Rows are columns.
  case leftMirrored
  /// It is to be turned clockwise by a quarter.
  case right
  /// Rows are columns, from the far ends.
  case rightMirrored
  /// It is to be turned counterclockwise by a quarter.
  case left

  /// Whether rows become columns.
  package var swapsSides: Bool { rawValue >= 5 }

  /// What a picture's file says; `up` where it says nothing.
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

  /// The tag in the first list of a camera's notes, which are laid out as a TIFF file is.
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
  /// The picture made upright, whose pixels lie as an orientation says; the same one where they are upright.
  package func upright(from orientation: CGImagePropertyOrientation) -> CGImage {
    guard orientation != .up else { return self }
    let (width, height) = (width, height)
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    let (last, below) = (width - 1, (height - 1) * width)
    // Where the first pixel comes from, and how far apart those lie that come to lie side by side, and one below the other.
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
