import CoreGraphics
import Foundation
import Raster

/// The different pictures of a film as data addresses, each once however often it is shown.
///
/// They are PNG as long as that stays within ``limit``, and else JPEG of high quality.
struct PagePictures {
  /// Bytes of pictures that a page may hold as PNG.
  static let limit = 4_000_000

  /// The addresses: `data:image/png;base64,…`.
  let addresses: [String]
  /// For each frame, which address it shows.
  let indices: [Int]

  /// Packs frames. Throws `CGImageError`.
  init(_ frames: [CGImage], limit: Int = Self.limit) throws {
    var (pictures, indices): ([CGImage], [Int]) = ([], [])
    // Only pictures that agree in a few pixels are compared as a whole.
    var candidates: [[UInt32]: [Int]] = [:]
    for frame in frames {
      let pixels = frame.buffer.pixels
      let key = stride(from: 0, to: pixels.count, by: 251).map { pixels[$0] }
      if let known = candidates[key]?.first(where: { pictures[$0] == frame }) {
        indices.append(known)
      } else {
        candidates[key, default: []].append(pictures.count)
        indices.append(pictures.count)
        pictures.append(frame)
      }
    }
    self.indices = indices
    var bytes = 0
    var packed: [Data] = []
    for picture in pictures where bytes <= limit {
      packed.append(try picture.pngData())
      bytes += packed[packed.count - 1].count
    }
    guard bytes > limit else {
      addresses = packed.map { "data:image/png;base64," + $0.base64EncodedString() }
      return
    }
    addresses = try pictures.map { "data:image/jpeg;base64," + (try $0.jpegData(quality: 0.9)).base64EncodedString() }
  }
}
