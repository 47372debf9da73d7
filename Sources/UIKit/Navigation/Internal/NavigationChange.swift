/// The changes of a stack that one transition shows, and that a cancel reverts.
struct NavigationChange {
  /// The stack that is shown at the beginning.
  let before: [UIViewController]
  /// The stack that is shown at the end.
  let after: [UIViewController]
  /// Pushed controllers, which get `didMove(toParent:)` at the end.
  let arriving: [UIViewController]
  /// Popped controllers, which get `didMove(toParent: nil)` at the end.
  let leaving: [UIViewController]
}
