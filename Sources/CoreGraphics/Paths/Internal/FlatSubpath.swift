import Foundation

/// A run of straight lines.
package struct FlatSubpath: Hashable, Sendable {
  /// The corners, the first one once.
  package var points: [CGPoint]
  /// Whether a line leads from the last corner to the first.
  package var isClosed: Bool

  /// A run from its corners.
  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}
