import QuartzCore

/// A cache of what views have drawn, because pushes and rows show many that look the same.
///
/// A bitmap depends on its key alone.
@MainActor final class DrawingCache {
  /// The pixels of the latest bitmaps that are cached, and as many of the ones before.
  static let capacity = 1 << 21

  private var recent: [DrawingKey: CGImage] = [:]
  private var older: [DrawingKey: CGImage] = [:]
  private var pixels = 0

  /// Returns the bitmap for a key, if it is cached.
  func image(for key: DrawingKey) -> CGImage? {
    if let image = recent[key] { return image }
    guard let image = older[key] else { return nil }
    store(image, for: key)
    return image
  }

  /// Caches a bitmap, unless it takes an eighth of the limit; the bitmaps that were not used for longest are removed.
  func store(_ image: CGImage, for key: DrawingKey) {
    let size = image.width * image.height
    guard size <= Self.capacity / 8, recent[key] == nil else { return }
    if pixels + size > Self.capacity {
      (older, recent, pixels) = (recent, [:], 0)
    }
    recent[key] = image
    pixels += size
  }
}
