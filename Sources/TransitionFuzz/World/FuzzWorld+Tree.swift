import UIKit

extension FuzzWorld {
  /// Every controller in the world: the root, what is inside, what is presented.
  var everybody: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      found.append(controller)
      for child in controller.children { visit(child) }
      if let presented = controller.presentedViewController { visit(presented) }
    }
    visit(root)
    return found
  }

  /// Every container in the world.
  var containers: [UIViewController] {
    everybody.filter { $0.children.count > 0 || $0 is UINavigationController || $0 is UITabBarController }
  }

  /// What a controller presents itself, and no ancestor of it.
  func ownPresented(_ controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController,
      presented !== controller.parent?.presentedViewController
    else { return nil }
    return presented
  }

  /// The screens that must be on the screen when all is at rest.
  var expectedScreens: [FuzzScreen] {
    guard stage.window.rootViewController === root else { return [] }
    var found: [FuzzScreen] = []
    func visit(_ controller: UIViewController) {
      if let presented = ownPresented(controller) {
        visit(presented)
        if presented.presentationController?.coversPresenter == true { return }
      }
      if let screen = controller as? FuzzScreen { found.append(screen) }
      switch controller {
      case let nav as UINavigationController: if let top = nav.topViewController { visit(top) }
      case let tab as UITabBarController: if let selected = tab.selectedViewController { visit(selected) }
      case let own as FuzzContainer: if let current = own.current { visit(current) }
      case let own as FuzzDrivenContainer: visit(own.current)
      case let split as UISplitViewController: for column in shownColumns(of: split) { visit(column) }
      default: break
      }
    }
    visit(root)
    return found
  }

  /// What a split view controller shows in the mode that it says that it has.
  private func shownColumns(of split: UISplitViewController) -> [UIViewController] {
    if split.isCollapsed { return split.viewControllers }
    let sideBySide: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let filled = sideBySide.filter { split.viewController(for: $0) != nil }
    let shown: Set<UISplitViewController.Column>
    switch split.displayMode {
    case .automatic, .secondaryOnly: shown = [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      shown = split.style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: shown = Set(sideBySide)
    }
    return zip(filled, split.viewControllers).filter { shown.contains($0.0) }.map(\.1)
  }
}
