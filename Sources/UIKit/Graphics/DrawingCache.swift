import QuartzCore

/// Pictures that views have drawn, since each push and each row shows some that look as others did.
///
/// A picture depends on its key alone, so that it makes no difference but to the time whether it is here.
@MainActor final class DrawingCache {
  /// How many pixels are kept; what would be more takes the place of all.
  static let room = 1 << 20

  private var pictures: [DrawingKey: CGImage] = [:]
  private var pixels = 0

  /// The picture for a key, if it is known.
  func picture(for key: DrawingKey) -> CGImage? {
    pictures[key]
  }

  /// Keeps a picture, unless it alone takes an eighth of the room.
  func keep(_ picture: CGImage, for key: DrawingKey) {
    let size = picture.width * picture.height
    guard size <= Self.room / 8, pictures[key] == nil else { return }
    if pixels + size > Self.room {
      pictures = [:]
      pixels = 0
    }
    pictures[key] = picture
    pixels += size
  }
}
