import QuartzCore

/// The appearances of a navigation bar, or of one of its items; nil where the next in line decides.
@MainActor struct NavigationBarAppearances {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?

  /// Whether nothing is set, so that the system's look shows.
  var isEmpty: Bool { standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil }

  /// Returns the look over scrolled content.
  func standard(isCompact: Bool) -> UINavigationBarAppearance? { isCompact ? compact ?? standard : standard }

  /// Returns the look over content at its edge; nil for none.
  func edge(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }
}
