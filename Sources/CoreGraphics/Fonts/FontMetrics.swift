import Foundation

/// The heights of a font, in points unless it says otherwise; depths are negative, as `UIFont` gives them.
package struct FontMetrics: Hashable, Sendable, Codable {
  /// The height above the baseline.
  package var ascender: CGFloat
  /// The depth below the baseline, negative.
  package var descender: CGFloat
  /// The extra space between lines.
  package var leading: CGFloat
  /// The height of capital letters.
  package var capHeight: CGFloat
  /// The height of an x.
  package var xHeight: CGFloat

  /// Metrics from their values.
  package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a line: ascender less descender, without leading.
  package var lineHeight: CGFloat {
    ascender - descender
  }

  /// The metrics for a size, given those for a size of one.
  package func scaled(by size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: leading * size, capHeight: capHeight * size,
      xHeight: xHeight * size)
  }

  /// iOS's system font at a size of one: 20.29 points of line height at 17 points.
  package static let system = FontMetrics(
    ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
