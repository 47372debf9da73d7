import Foundation

extension CGColor {
  /// The colour as one premultiplied BGRA pixel.
  ///
  /// Components are clamped to 0…1 first (NaN counts as 0). Alpha is `floor(alpha · 255 + ½)`, each colour channel
  /// `floor(channel · alpha · 255 + ½)`, so that no channel exceeds alpha.
  package var premultipliedBGRA: UInt32 {
    premultipliedBGRA(alpha: 1)
  }

  /// The colour as one premultiplied BGRA pixel, its opacity multiplied by a factor in 0…1 first.
  package func premultipliedBGRA(alpha factor: CGFloat) -> UInt32 {
    let opacity = Self.clamped(alpha) * Self.clamped(factor)
    func channel(_ value: CGFloat) -> UInt32 {
      UInt32((Self.clamped(value) * opacity * 255 + 0.5).rounded(.down))
    }
    let a = UInt32((opacity * 255 + 0.5).rounded(.down))
    return a << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }

  /// Whether the colour hides what is behind it completely.
  package var isOpaque: Bool {
    premultipliedBGRA >> 24 == 255
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    value > 0 ? Swift.min(value, 1) : 0
  }
}
