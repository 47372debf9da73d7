/// Where lines stand in their width.
package enum TextAlignment: Hashable, Sendable, Codable, CaseIterable {
  case left, center, right
}
