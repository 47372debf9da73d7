import CoreGraphics
import Raster

/// A cache of recent frames' images in the form in which they are sampled: mipmap levels, opacity and ink bounds.
///
/// It retains an image as long as recent frames show it, and changes the speed only.
final class ImageCache: Sendable {
  /// An image as it is sampled.
  struct CachedImage {
    // Retains the image, so that its identifier stays unique.
    fileprivate let image: CGImage
    let pixels: PixelBuffer
    let isOpaque: Bool
    /// The smallest rectangle around pixels that are not transparent.
    let inkBounds: PixelRect
  }

  /// The greatest number of halvings.
  static let maxHalvings = 12

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let columns: Int
    let rows: Int
  }

  private let images = RecentCache<Key, CachedImage>()
  private let work: ParallelWork

  /// Creates a cache that downsamples in parallel.
  init(_ work: ParallelWork) {
    self.work = work
  }

  /// Removes the images that the last few frames have not shown.
  func beginFrame() {
    images.beginFrame()
  }

  /// Returns an image whose columns and rows are halved the given numbers of times.
  func image(_ image: CGImage, columns: Int, rows: Int) -> CachedImage {
    let key = Key(image: ObjectIdentifier(image), columns: columns, rows: rows)
    if let cached = images.cached(key) { return cached }
    var pixels = image.buffer.downsampled(columns: columns, rows: rows, work: work)
    let isOpaque = pixels.isOpaque
    // A colour above its alpha, which an app may have written, would overflow when pixels are composited.
    if !isOpaque { pixels.limitColorsToAlpha() }
    let whole = PixelRect(minX: 0, minY: 0, maxX: pixels.width, maxY: pixels.height)
    let result = CachedImage(
      image: image, pixels: pixels, isOpaque: isOpaque, inkBounds: isOpaque ? whole : pixels.inkBounds)
    images.insert(result, for: key)
    return result
  }
}
