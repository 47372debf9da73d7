import UIKit

/// The tree of controllers.
extension FuzzWorld {
  /// All controllers of the world: the root, its descendants, and presented ones.
  var allControllers: [UIViewController] {
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

  /// All containers of the world.
  var containers: [UIViewController] {
    allControllers.filter { $0.children.count > 0 || $0 is UINavigationController || $0 is UITabBarController }
  }

  /// Returns the controller that a controller presents itself, rather than an ancestor.
  func ownPresented(_ controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController,
      presented !== controller.parent?.presentedViewController
    else { return nil }
    return presented
  }

  /// Whether a controller is presented itself, and not an ancestor.
  func isOwnPresented(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController != nil
  }

  /// The controllers that must be visible at rest.
  var expectedControllers: [UIViewController] {
    guard stage.window.rootViewController === root else { return stage.window.rootViewController.map { [$0] } ?? [] }
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      if let presented = ownPresented(controller) {
        visit(presented)
        if presented.presentationController?.coversPresenter == true { return }
      }
      found.append(controller)
      for child in shownChildren(of: controller) { visit(child) }
    }
    visit(root)
    return found
  }

  /// The frontmost screens at rest, each with the middle of its visible part.
  var frontMiddles: [(controller: UIViewController, point: CGPoint)] {
    guard stage.window.rootViewController === root else { return [] }
    var found: [(controller: UIViewController, point: CGPoint)] = []
    func visit(_ controller: UIViewController) {
      if let presented = ownPresented(controller) { return visit(presented) }
      let children = shownChildren(of: controller)
      if let split = controller as? UISplitViewController, !split.isCollapsed, split.isOverlaid {
        // A column covers the others.
        return children.first.map(visit) ?? ()
      }
      if children.isEmpty, let view = controller.viewIfLoaded, view.window != nil {
        // Bars cover the rest.
        let content = view.bounds.inset(by: view.safeAreaInsets)
        let visible = visiblePart(of: view, content)
        if content.size.height > 0, content.size.width > 0, !visible.isEmpty {
          found.append((controller, CGPoint(x: visible.midX, y: visible.midY)))
        }
      }
      for child in children { visit(child) }
    }
    visit(root)
    return found
  }

  /// Returns the part of a rectangle in a view that the window shows, in the window: views around it may clip it.
  private func visiblePart(of view: UIView, _ rect: CGRect) -> CGRect {
    var visible = view.convert(rect, to: nil).intersection(stage.window.bounds)
    var ancestor = view.superview
    while let clipping = ancestor {
      if clipping.clipsToBounds { visible = visible.intersection(clipping.convert(clipping.bounds, to: nil)) }
      ancestor = clipping.superview
    }
    return visible
  }

  /// Returns the visible children of a container.
  func shownChildren(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let nav as UINavigationController: [nav.topViewController].compactMap { $0 }
    case let tab as UITabBarController: shownTabs(of: tab)
    case let own as FuzzContainer: [own.current].compactMap { $0 }
    case let own as FuzzDrivenContainer: [own.current]
    case let split as UISplitViewController: shownColumns(of: split)
    case let pager as FuzzPager: pager.viewControllers ?? []
    default: []
    }
  }

  /// Returns the selected tab, or the More stack that shows it.
  private func shownTabs(of tab: UITabBarController) -> [UIViewController] {
    if let more = shownMore(of: tab) { return [more] }
    return [tab.selectedViewController].compactMap { $0 }
  }

  /// Returns the More stack of a tab bar controller whose "More" item is selected.
  func shownMore(of tab: UITabBarController) -> UINavigationController? {
    guard let count = tab.viewControllers?.count, count > UITabBarController.visibleTabs else { return nil }
    let more = tab.moreNavigationController
    return tab.tabBar.selectedItem === more.tabBarItem ? more : nil
  }

  /// Returns the columns that a split view controller shows in its display mode.
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

extension UISplitViewController {
  /// Whether a column covers the others or pushes them aside.
  fileprivate var isOverlaid: Bool {
    [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(displayMode)
  }
}

extension UIViewController {
  /// The controller's name in reports.
  var name: String { title ?? "\(type(of: self))" }
}
