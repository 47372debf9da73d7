import CoreGraphics
import Raster

/// What has been found out about the pictures of the last frames: whether they are opaque, and reduced copies of them.
///
/// Holds on to a picture for as long as recent frames show it. It changes the speed only.
final class ImageCache: Sendable {
  /// A picture as it is sampled.
  struct CachedImage {
    // Keeps the image alive, so that its identifier stays its own.
    fileprivate let image: CGImage
    let pixels: PixelBuffer
    let isOpaque: Bool
    /// Around all that can be seen.
    let inkBounds: PixelRect
  }

  /// Pictures are halved at most this often.
  static let maxHalvings = 12

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let columns: Int
    let rows: Int
  }

  private let images = RecentCache<Key, CachedImage>()
  private let work: ParallelWork

  /// A cache that shares with others what reducing pictures takes.
  init(_ work: ParallelWork) {
    self.work = work
  }

  /// Forgets the pictures that the last few frames have not shown.
  func beginFrame() {
    images.beginFrame()
  }

  /// A picture whose columns and rows are halved the given numbers of times.
  func image(_ image: CGImage, columns: Int, rows: Int) -> CachedImage {
    let key = Key(image: ObjectIdentifier(image), columns: columns, rows: rows)
    if let cached = images.cached(key) { return cached }
    var pixels = image.buffer.downsampled(columns: columns, rows: rows, work: work)
    let isOpaque = pixels.isOpaque
    // A colour beyond its alpha, which somebody may have written there, would carry into it as pixels are laid over each other.
    if !isOpaque { pixels.limitColorsToAlpha() }
    let whole = PixelRect(minX: 0, minY: 0, maxX: pixels.width, maxY: pixels.height)
    let result = CachedImage(image: image, pixels: pixels, isOpaque: isOpaque, inkBounds: isOpaque ? whole : pixels.inkBounds)
    images.insert(result, for: key)
    return result
  }
}
