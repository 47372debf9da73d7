/// A selection that waits for the running one's end (T-67).
struct TabSelection {
  let controller: UIViewController
  let isByUser: Bool
  /// Whether it may be animated where it takes the place of a tab that has gone.
  var isAnimated = false
}
