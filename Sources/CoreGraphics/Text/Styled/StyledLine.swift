import Foundation

/// A line of text in several styles.
package struct StyledLine: Hashable, Sendable {
  /// The parts, from left to right.
  package let pieces: [StyledPiece]
  /// Where the line starts on its baseline, in points from the layout's top left corner.
  package var origin = CGPoint.zero

  init(_ pieces: [StyledPiece]) {
    self.pieces = pieces
  }

  /// The width in points.
  package var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }
  /// The height above the baseline, in points: that of the tallest part.
  package var ascent: CGFloat { pieces.map { $0.style.font.metrics.ascender + $0.style.rise }.max() ?? 0 }
  /// The depth below the baseline, in points, and the space to the next line.
  package var descent: CGFloat {
    pieces.map { $0.style.font.metrics.leading - $0.style.font.metrics.descender - $0.style.rise }.max() ?? 0
  }
  /// What the line says.
  package var text: String { pieces.map(\.text).joined() }
}
