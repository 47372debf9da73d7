import Foundation

/// A line under or through letters.
package struct TextStroke: Hashable, Sendable {
  /// How a line is interrupted.
  package enum Pattern: Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of strokes and gaps by turns, as multiples of the thickness; ours, since Apple names none. None for a whole line.
    var lengths: [CGFloat] {
      switch self {
      case .solid: []
      case .dot: [2, 2]
      case .dash: [6, 3]
      case .dashDot: [6, 3, 2, 3]
      case .dashDotDot: [6, 3, 2, 3, 2, 3]
      }
    }
  }

  /// The colour; nil for that of the letters.
  package var color: CGColor?
  /// How thick it is, as a multiple of the usual thickness.
  package var weight: CGFloat = 1
  /// Whether there are two, a thickness apart.
  package var isDouble = false
  /// How it is interrupted.
  package var pattern = Pattern.solid
  /// Whether it leaves out the spaces.
  package var isByWord = false

  /// A single line in the letters' colour.
  package init() {}
}
