import QuartzCore

/// Pictures that views have drawn, since each push and each row shows some that look as others did.
///
/// A picture depends on its key alone, so that it makes no difference but to the time whether it is here.
@MainActor final class DrawingCache {
  /// How many pixels are kept of what was asked for last, and as many of what was asked for before.
  static let room = 1 << 21

  private var recent: [DrawingKey: CGImage] = [:]
  private var older: [DrawingKey: CGImage] = [:]
  private var pixels = 0

  /// The picture for a key, if it is known.
  func picture(for key: DrawingKey) -> CGImage? {
    if let picture = recent[key] { return picture }
    guard let picture = older[key] else { return nil }
    keep(picture, for: key)
    return picture
  }

  /// Keeps a picture, unless it alone takes an eighth of the room; what has not been asked for longest goes.
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
