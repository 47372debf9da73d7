import QuartzCore

/// The move of a controller to or from its parent; none when the container has been released.
@MainActor struct ContainmentMove {
  /// The direction of a move.
  enum Direction {
    case toParent, fromParent
    /// In the container, before the first appearance (T-42).
    case beforeFirstAppearance
  }

  private var stored: Direction?
  @WeakReference private var container: UIViewController?

  /// Creates no move.
  init() {}

  init(_ direction: Direction, by container: UIViewController) {
    stored = direction
    self.container = container
  }

  /// Whether a container makes the move.
  func isMade(by other: UIViewController) -> Bool { container === other }

  var direction: Direction? { container == nil ? nil : stored }
}
