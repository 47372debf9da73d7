import QuartzCore

/// Which way a container is just moving a controller; nowhere, once that container is gone.
@MainActor struct ContainmentMove {
  /// Into the container, or out of it.
  enum Direction {
    case toParent, fromParent
    /// In the container, which has not shown the controller yet (T-42).
    case beforeFirstAppearance
  }

  private var stored: Direction?
  @WeakReference private var container: UIViewController?

  /// Nobody moves the controller.
  init() {}

  init(_ direction: Direction, by container: UIViewController) {
    stored = direction
    self.container = container
  }

  /// Whether a container moves the controller.
  func isMade(by other: UIViewController) -> Bool { container === other }

  var direction: Direction? { container == nil ? nil : stored }
}
