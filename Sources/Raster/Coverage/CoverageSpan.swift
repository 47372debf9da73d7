/// A run of pixels of one row that an outline covers equally.
package struct CoverageSpan: Hashable, Sendable {
  /// The row.
  package var y: Int
  /// The first column.
  package var x: Int
  /// Columns, at least one.
  package var length: Int
  /// How much of each pixel is covered, in 1…255; 255 is all of it.
  package var coverage: UInt8

  /// A run from its parts.
  package init(y: Int, x: Int, length: Int, coverage: UInt8) {
    self.y = y
    self.x = x
    self.length = length
    self.coverage = coverage
  }
}
