/// A controller, not kept alive.
struct WeakController {
  weak var controller: UIViewController?
}
