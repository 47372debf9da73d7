import QuartzCore

/// A search bar below a navigation bar's row, of which a part shows while content is scrolled.
@MainActor final class SearchBarPart {
  let bar: UISearchBar
  /// The part that shows, in points.
  var height: CGFloat
  /// How far the content is pulled down, in points.
  var pulledDistance: CGFloat = 0
  /// The displacement in a transition, in points to the right.
  var displacement: CGFloat = 0

  init(_ controller: UISearchController, height: CGFloat) {
    bar = controller.searchBar
    self.height = height
  }

  /// Places the search bar at a y-coordinate of the contents.
  func place(at top: CGFloat, width: CGFloat) {
    let frame = CGRect(x: displacement, y: top + pulledDistance, width: width, height: height)
    guard bar.frame != frame else { return }
    bar.frame = frame
    bar.layoutIfNeeded()
  }
}
