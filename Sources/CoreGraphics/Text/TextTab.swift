import Foundation

/// Where a tab leads, in points from where a paragraph's lines begin in the layout.
package struct TextTab: Hashable, Sendable {
  /// Which part of the text after a tab stands at its place.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
    /// The part on a side of the screen, whichever way the line runs.
    case left, right
  }

  /// The place.
  package var location: CGFloat
  /// What stands there of the text up to the next tab.
  package var alignment: Alignment
  /// Letters before which that text ends already.
  package var terminators: CharacterSet?

  /// A tab from its parts.
  package init(location: CGFloat, alignment: Alignment = .leading, terminators: CharacterSet? = nil) {
    (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
  }
}
