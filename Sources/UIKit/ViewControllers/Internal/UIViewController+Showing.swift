import QuartzCore

extension Selector {
  /// UIKit's selector of `show(_:sender:)`.
  @MainActor static let show = Selector("showViewController:sender:", UIViewController.showNothing)
  /// UIKit's selector of `showDetailViewController(_:sender:)`.
  @MainActor static let showDetail = Selector("showDetailViewController:sender:", UIViewController.showNothing)
}

extension UIViewController {
  /// Does nothing; selectors of which only the name counts carry it.
  fileprivate func showNothing() {}

  /// Shows a controller in the nearest container that can, or else presents it.
  func showThroughContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: .show, sender: sender) {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller in the nearest container for details, or else presents it.
  func showDetailThroughContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: .showDetail, sender: sender) {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Returns the nearest ancestor, by parents and then presenters, that can perform an action.
  func findTarget(for action: Selector, sender: Any?) -> UIViewController? {
    var controller = parent ?? presentingViewController
    while let current = controller {
      if current.canPerformAction(action, withSender: sender) { return current }
      controller = current.parent ?? current.presentingViewController
    }
    return nil
  }
}
