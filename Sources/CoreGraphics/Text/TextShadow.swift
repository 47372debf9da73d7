import Foundation

/// What letters cast on what lies behind them.
package struct TextShadow: Hashable, Sendable {
  /// Where it lies, in points to the right and downwards, however the context is turned.
  package var offset: CGSize
  /// How soft its edges are, in points: twice the standard deviation.
  package var blur: CGFloat
  /// Its colour.
  package var color: CGColor

  /// A shadow from its parts.
  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}
