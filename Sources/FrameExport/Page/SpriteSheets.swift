import CoreGraphics
import Foundation
import Raster

/// A film's different pictures side by side, a few to a sheet, so that they make few files, and none that is too large to show.
package struct SpriteSheets {
  /// The sheets, as JPEG files.
  package let files: [Data]
  /// For each frame, its sheet and its place there.
  let places: [PageFrames.Place]

  /// The sheets of a film.
  ///
  /// - Parameters:
  ///   - columns: pictures to a sheet, at least 1.
  ///   - quality: of the JPEG files, in 0…1.
  /// - Throws: `CGImageError`.
  package init(_ frames: [CGImage], columns: Int = 8, quality: CGFloat = 0.72) throws {
    let film = DistinctFrames(frames)
    let columns = max(1, columns)
    places = film.indices.map { PageFrames.Place(address: $0 / columns, cell: $0 % columns) }
    files = try stride(from: 0, to: film.pictures.count, by: columns).map { first in
      let row = film.pictures[first..<min(first + columns, film.pictures.count)]
      return try Self.sheet(Array(row)).jpegData(quality: quality)
    }
  }

  /// Pictures of one size side by side, laid on white.
  package static func sheet(_ pictures: [CGImage]) -> CGImage {
    let (width, height) = (pictures[0].width, pictures[0].height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height * pictures.count)
    let opaque = pictures.map { $0.buffer.onWhite().pixels }
    for y in 0..<height {
      for picture in opaque { pixels += picture[y * width..<(y + 1) * width] }
    }
    return CGImage(PixelBuffer(width: width * pictures.count, height: height, pixels: pixels))
  }
}
