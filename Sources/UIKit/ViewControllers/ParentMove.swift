import QuartzCore

/// Which way a container is just moving a controller; nowhere, once that container is gone.
@MainActor struct ParentMove {
  /// Into the container, or out of it.
  enum Way {
    case inwards, outwards
    /// In the container, which has not shown the controller yet (T-42).
    case unseen
  }

  private var stored: Way?
  @WeakReference private var container: UIViewController?

  /// Nobody moves the controller.
  init() {}

  init(_ way: Way, by container: UIViewController) {
    stored = way
    self.container = container
  }

  /// Whether a container moves the controller.
  func isMade(by other: UIViewController) -> Bool { container === other }

  var way: Way? { container == nil ? nil : stored }
}
