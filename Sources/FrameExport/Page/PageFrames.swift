import CoreGraphics
import Foundation

/// Where a page finds a film's pictures: addresses, and for each frame the one that shows it.
struct PageFrames {
  /// A picture's place.
  struct Place: Hashable, Sendable {
    /// Which address.
    var address: Int
    /// How many pictures stand to the left of it there.
    var cell = 0
  }

  /// Bytes of pictures that a page may hold as PNG.
  static let limit = 4_000_000

  /// The addresses: `data:image/png;base64,…`, or those of files.
  let addresses: [String]
  /// For each frame, where it is.
  let places: [Place]

  /// Pictures within the page, each by itself: PNG as long as that stays within a limit, and else JPEG of high quality.
  ///
  /// - Throws: `CGImageError`.
  init(_ frames: [CGImage], limit: Int = Self.limit) throws {
    let film = DistinctFrames(frames)
    places = film.indices.map { Place(address: $0) }
    var bytes = 0
    var packed: [Data] = []
    for picture in film.pictures where bytes <= limit {
      packed.append(try picture.pngData())
      bytes += packed[packed.count - 1].count
    }
    guard bytes > limit else {
      addresses = packed.map { "data:image/png;base64," + $0.base64EncodedString() }
      return
    }
    addresses = try film.pictures.map {
      "data:image/jpeg;base64," + (try $0.jpegData(quality: 0.9)).base64EncodedString()
    }
  }

  /// Pictures in sheets, whose addresses are told.
  init(_ sheets: SpriteSheets, addresses: [String]) {
    self.addresses = addresses
    places = sheets.places
  }
}
