import QuartzCore

/// A cache of what views have drawn, because pushes and rows show many that look the same.
///
/// A bitmap depends on its key alone.
@MainActor final class DrawingCache {
  /// The pixels of the latest bitmaps that are cached, and as many of the ones before.
  static let room = 1 << 21

  private var recent: [DrawingKey: CGImage] = [:]
  private var older: [DrawingKey: CGImage] = [:]
  private var pixels = 0

  /// Returns the bitmap for a key, if it is cached.
  func picture(for key: DrawingKey) -> CGImage? {
    if let picture = recent[key] { return picture }
    guard let picture = older[key] else { return nil }
    keep(picture, for: key)
    return picture
  }

  /// Caches a bitmap, unless it takes an eighth of the limit; the bitmaps that were not used for longest are removed.
  func keep(_ picture: CGImage, for key: DrawingKey) {
    let size = picture.width * picture.height
    guard size <= Self.room / 8, recent[key] == nil else { return }
    if pixels + size > Self.room {
      (older, recent, pixels) = (recent, [:], 0)
    }
    recent[key] = picture
    pixels += size
  }
}
