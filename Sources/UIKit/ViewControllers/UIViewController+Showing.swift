import QuartzCore

extension Selector {
  /// UIKit's name for `show(_:sender:)`.
  @MainActor static let show = Selector("showViewController:sender:", UIViewController.showNothing)
  /// UIKit's name for `showDetailViewController(_:sender:)`.
  @MainActor static let showDetail = Selector("showDetailViewController:sender:", UIViewController.showNothing)
}

extension UIViewController {
  /// Carries a selector's name where only the name counts.
  fileprivate func showNothing() {}

  /// Lets the container that can show another controller do so, else presents it.
  func showThroughContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: .show, sender: sender) {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Lets the container that has a place for details show another controller there, else presents it.
  func showDetailThroughContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: .showDetail, sender: sender) {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// The nearest ancestor, by parents and then by who presents, that can perform an action.
  func findTarget(for action: Selector, sender: Any?) -> UIViewController? {
    var controller = parent ?? presentingViewController
    while let current = controller {
      if current.canPerformAction(action, withSender: sender) { return current }
      controller = current.parent ?? current.presentingViewController
    }
    return nil
  }
}
