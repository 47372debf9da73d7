import CoreGraphics
import Foundation

/// The addresses of a film's images, and for each frame the one that shows it.
struct PageFrames {
  /// A frame's location: an image, and a cell of it.
  struct Location: Hashable, Sendable {
    /// The index of the address.
    var address: Int
    /// The index of the cell in the sheet, from the left.
    var cell = 0
  }

  /// The largest number of bytes that a page's images may have as PNG.
  static let limit = 4_000_000

  /// The addresses: `data:image/png;base64,…`, or those of files.
  let addresses: [String]
  /// The location of each frame.
  let locations: [Location]

  /// Embeds the images in the page: as PNG while that stays within a limit, otherwise as JPEG of high quality.
  ///
  /// - Throws: `CGImageError`.
  init(_ frames: [CGImage], limit: Int = Self.limit) throws {
    let film = DistinctFrames(frames)
    locations = film.indices.map { Location(address: $0) }
    var bytes = 0
    var packed: [Data] = []
    for image in film.images where bytes <= limit {
      packed.append(try image.pngData())
      bytes += packed[packed.count - 1].count
    }
    guard bytes > limit else {
      addresses = packed.map { "data:image/png;base64," + $0.base64EncodedString() }
      return
    }
    addresses = try film.images.map {
      "data:image/jpeg;base64," + (try $0.jpegData(quality: 0.9)).base64EncodedString()
    }
  }

  /// Refers to sheets at addresses.
  init(_ sheets: SpriteSheets, addresses: [String]) {
    self.addresses = addresses
    locations = sheets.locations
  }
}
