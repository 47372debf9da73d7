import Foundation

/// How far a line reaches up and down, in points.
package struct LineHeights: Hashable, Sendable {
  /// The height above the baseline: that of the tallest part.
  package var ascent: CGFloat
  /// The depth below the baseline: that of the deepest part.
  package var descent: CGFloat
  /// The space to the next line.
  package var leading: CGFloat

  /// The height of the line, without the space to the next.
  package var height: CGFloat { ascent + descent }
  /// How far a line lies below the one before.
  package var pitch: CGFloat { height + leading }

  /// The heights of a style, raised letters and all.
  init(of style: TextStyle) {
    let metrics = style.font.metrics
    ascent = metrics.ascender + style.rise
    descent = -metrics.descender - style.rise
    leading = metrics.leading
  }

  /// Reaches as far as a piece that is an attachment.
  mutating func take(_ piece: TextPiece) {
    guard piece.isObject, let place = piece.style.attachment?.bounds else { return }
    ascent = max(ascent, place.maxY + piece.style.rise)
    descent = max(descent, -place.minY - piece.style.rise)
  }

  /// Reaches as far as both.
  mutating func formUnion(_ other: LineHeights) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
