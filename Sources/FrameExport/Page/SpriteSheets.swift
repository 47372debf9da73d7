import CoreGraphics
import Foundation
import Raster

/// A film's distinct images side by side, a few to a sheet: few files, none of which is too large to show.
package struct SpriteSheets {
  /// The sheets, as JPEG files.
  package let files: [Data]
  /// The sheet of each frame, and its cell there.
  let locations: [PageFrames.Location]

  /// Creates the sheets of a film.
  ///
  /// - Parameters: - columns: the number of images in a sheet, at least 1. - quality: the quality of the JPEG files, in
  ///   0…1.
  /// - Throws: `CGImageError`.
  package init(_ frames: [CGImage], columns: Int = 8, quality: CGFloat = 0.72) throws {
    let film = DistinctFrames(frames)
    let columns = max(1, columns)
    locations = film.indices.map { PageFrames.Location(address: $0 / columns, cell: $0 % columns) }
    files = try stride(from: 0, to: film.images.count, by: columns).map { first in
      let row = film.images[first..<min(first + columns, film.images.count)]
      return try Self.sheet(Array(row)).jpegData(quality: quality)
    }
  }

  /// Returns images of one size side by side, over white.
  package static func sheet(_ images: [CGImage]) -> CGImage {
    let (width, height) = (images[0].width, images[0].height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height * images.count)
    let opaque = images.map { $0.buffer.onWhite().pixels }
    for y in 0..<height {
      for image in opaque { pixels += image[y * width..<(y + 1) * width] }
    }
    return CGImage(PixelBuffer(width: width * images.count, height: height, pixels: pixels))
  }
}
