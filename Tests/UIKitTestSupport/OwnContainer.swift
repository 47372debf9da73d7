import UIKit

/// An app's own container with a child.
@MainActor func ownContainer(of child: UIViewController) -> UIViewController {
  let container = UIViewController()
  container.addChild(child)
  container.view.addSubview(child.view)
  child.didMove(toParent: container)
  return container
}

/// Removes a child from its own container, which knows only its view.
@MainActor func remove(_ child: UIViewController) {
  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
}
