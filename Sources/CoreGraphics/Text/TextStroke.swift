import Foundation

/// A line under or through letters.
package struct TextStroke: Hashable, Sendable {
  /// The colour; nil for that of the letters.
  package var color: CGColor?
  /// How thick it is, as a multiple of the usual thickness.
  package var weight: CGFloat = 1
  /// Whether there are two, a thickness apart.
  package var isDouble = false

  /// A single line in the letters' colour.
  package init() {}
}
