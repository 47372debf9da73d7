import CoreGraphics
import Raster

/// A line of text beneath a frame of a film strip.
enum StripCaption {
  /// Pixels from the caption's top to its bottom.
  static let height = 20

  /// The text in a soft grey, no wider than a number of pixels.
  ///
  /// Nil where it does not fit, or where the system's font is not installed: the strip has its bars then, and no text.
  static func picture(_ text: String, width: Int) -> PixelBuffer? {
    guard let font = try? TextFont.system(size: 13, weight: .medium, features: ["tnum"]) else { return nil }
    let layout = TextLayout(text, font: font)
    let size = CGSize(width: layout.size.width.rounded(.up), height: CGFloat(height))
    guard size.width > 0, size.width <= CGFloat(width), let context = try? CGContext(size: size, scale: 1) else {
      return nil
    }
    context.draw(layout, at: .zero, color: CGColor(red: 0.36, green: 0.38, blue: 0.43, alpha: 1))
    return context.makeImage()?.buffer
  }
}
