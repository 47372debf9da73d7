import QuartzCore

/// A controller, not kept alive.
struct WeakController {
  @Tethered var controller: UIViewController?
}

extension UIEnvironment {
  /// A controller is hidden now; those that have gone are forgotten with it.
  func forgetShown(_ controller: UIViewController) {
    for index in shownControllers.indices.reversed() {
      let shown = shownControllers[index].controller
      if shown == nil || shown === controller { shownControllers.remove(at: index) }
    }
  }
}
