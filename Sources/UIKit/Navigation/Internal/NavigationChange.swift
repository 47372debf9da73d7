/// What one transition does to a navigation stack, so that a cancel can undo it.
struct NavigationChange {
  /// The stack that was shown.
  let before: [UIViewController]
  /// The stack that will be.
  let after: [UIViewController]
  /// Pushed controllers, which hear `didMove(toParent:)` at the end.
  let arriving: [UIViewController]
  /// Popped controllers, which hear `didMove(toParent: nil)` at the end.
  let leaving: [UIViewController]
}
