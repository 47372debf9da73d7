import QuartzCore

/// The view controllers of an environment that have not been released, in the order of their creation.
@MainActor struct ControllerList {
  private var links: [WeakReference<UIViewController>] = []
  /// The length at which released controllers are removed: twice what was left the last time.
  private var limit = 64

  /// Adds a controller, which is not retained.
  mutating func add(_ controller: UIViewController) {
    if links.count >= limit {
      links.removeAll { $0.target == nil }
      limit = max(64, 2 * links.count)
    }
    links.append(WeakReference(controller))
  }

  /// The controllers that have not been released.
  var present: [UIViewController] { links.compactMap(\.target) }
}

extension UIEnvironment {
  /// The controllers that were made in the environment and have not been released.
  package var presentControllers: [UIViewController] { controllers.present }
}
