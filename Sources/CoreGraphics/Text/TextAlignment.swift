/// Where lines stand in their width.
package enum TextAlignment: Hashable, Sendable, Codable, CaseIterable {
  case left, center, right
  /// Where the lines' paragraph begins: at the left, or at the right where it runs from right to left.
  case natural
  /// As ``natural``, and lines whose paragraph goes on fill their room by wider spaces.
  case justified
}
