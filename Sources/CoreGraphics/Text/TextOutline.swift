import Foundation

/// A line along the edges of letters.
package struct TextOutline: Hashable, Sendable {
  /// How thick it is, as a part of the font's size.
  package var width: CGFloat
  /// The colour; nil for that of the letters.
  package var color: CGColor?
  /// Whether the letters are filled, too.
  package var fills: Bool

  /// An outline from its parts.
  package init(width: CGFloat, color: CGColor? = nil, fills: Bool = false) {
    (self.width, self.color, self.fills) = (width, color, fills)
  }
}
