import QuartzCore

/// A controller, not kept alive.
struct WeakController {
  @Tethered var controller: UIViewController?
}
