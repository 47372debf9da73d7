import Foundation

/// What drawings, or the letters of a text, cast on what lies behind them.
package struct DropShadow: Hashable, Sendable {
  /// Where it lies, in units of the space in which the context was made, whatever the transform is; of letters in points to the
  /// right and downwards.
  package var offset: CGSize
  /// How soft its edges are, in the same units: twice the standard deviation.
  package var blur: CGFloat
  /// Its colour.
  package var color: CGColor

  /// A shadow from its parts.
  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}
