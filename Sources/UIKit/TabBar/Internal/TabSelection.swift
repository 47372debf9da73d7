/// A selection that waits for the end of the running transition (T-67).
struct TabSelection {
  let controller: UIViewController
  let isByUser: Bool
  /// Whether it may be animated where it replaces a tab that was removed.
  var isAnimated = false
}
