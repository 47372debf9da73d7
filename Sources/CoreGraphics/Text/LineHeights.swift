import Foundation

/// The heights of a line, in points.
package struct LineHeights: Hashable, Sendable {
  /// The height of the tallest run above the baseline.
  package var ascent: CGFloat
  /// The depth of the deepest run below the baseline.
  package var descent: CGFloat
  /// The space to the next line.
  package var leading: CGFloat

  /// The height of the line, without the space to the next.
  package var height: CGFloat { ascent + descent }
  /// The distance between this line and the next of the same heights.
  package var pitch: CGFloat { height + leading }

  /// The heights of a style, including its baseline offset.
  init(of style: TextStyle) {
    let metrics = style.font.metrics
    ascent = metrics.ascender + style.rise
    descent = -metrics.descender - style.rise
    leading = metrics.leading
  }

  /// Includes a glyph run that is an attachment.
  mutating func take(_ piece: TextPiece) {
    guard piece.isObject, let objectBounds = piece.style.attachment?.bounds else { return }
    ascent = max(ascent, objectBounds.maxY + piece.style.rise)
    descent = max(descent, -objectBounds.minY - piece.style.rise)
  }

  /// Extends to the heights of another line.
  mutating func formUnion(_ other: LineHeights) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
