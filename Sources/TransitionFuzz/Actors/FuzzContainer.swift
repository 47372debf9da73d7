import UIKit

/// A container of the app that shows one child at a time, and changes it without animation.
final class FuzzContainer: UIViewController {
  private(set) var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let current { place(current) }
  }

  /// Replaces the current child as in Apple's guide (T-93). Callbacks may do the same meanwhile.
  func show(_ next: UIViewController) {
    let old = current
    current = next
    old?.willMove(toParent: nil)
    addChild(next)
    if isViewLoaded {
      next.loadViewIfNeeded()
      old?.viewIfLoaded?.removeFromSuperview()
      if current === next { place(next) }
    }
    old?.removeFromParent()
    if next.parent === self { next.didMove(toParent: self) }
  }

  private func place(_ child: UIViewController) {
    child.loadViewIfNeeded()
    guard current === child else { return }
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Behind a presentation on the view, if this is a context (T-68).
    view.insertSubview(child.view, at: 0)
    if current !== child { child.view.removeFromSuperview() }
  }
}
