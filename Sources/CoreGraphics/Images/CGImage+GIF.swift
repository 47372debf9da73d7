import Foundation

extension CGImage {
  /// Decodes GIF data to sRGB; of an animation, its first picture. Throws `CGImageError`.
  ///
  /// What the picture does not cover of its screen is transparent.
  public convenience init(gifData data: Data) throws {
    guard CGImageFormat(sniffing: data) == .gif else { throw CGImageError.unknown(data) }
    self.init(try GIFReader(data).firstPicture())
  }
}
