import Foundation

/// The metrics of a font, in points unless stated otherwise; depths are negative, as in `UIFont`.
package struct FontMetrics: Hashable, Sendable, Codable {
  /// The height above the baseline.
  package var ascender: CGFloat
  /// The depth below the baseline, negative.
  package var descender: CGFloat
  /// The extra space between lines.
  package var leading: CGFloat
  /// The height of capital letters.
  package var capHeight: CGFloat
  /// The x-height.
  package var xHeight: CGFloat

  /// Creates metrics.
  package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The line height: ascender minus descender, without leading.
  package var lineHeight: CGFloat {
    ascender - descender
  }

  /// Scales the metrics of a size of 1 to another size.
  package func scaled(by size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: leading * size, capHeight: capHeight * size,
      xHeight: xHeight * size)
  }

  /// iOS's system font at a size of 1: 20.29 points of line height at 17 points.
  package static let system = FontMetrics(
    ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
