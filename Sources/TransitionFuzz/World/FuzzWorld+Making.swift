import UIKit

/// The controllers of the world.
extension FuzzWorld {
  /// Adds the first children to a new container.
  func fill(_ container: UIViewController) {
    witness(container.name, container)
    switch container {
    case let tab as UITabBarController:
      tab.delegate = director
      var tabs = [newNavigation(), newChild(), newNavigation()]
      // With more than five tabs there is a More stack.
      if choices.once("many tabs", in: 3) { for _ in 0..<4 { tabs.append(newChild()) } }
      tab.setViewControllers(tabs, animated: false)
    case let own as FuzzContainer: own.show(newChild())
    case let split as UISplitViewController:
      split.setViewController(newScreen(), for: .primary)
      if split.style == .tripleColumn { split.setViewController(newScreen(), for: .supplementary) }
      split.setViewController(choices.once("stack", in: 2) ? newNavigation() : newScreen(), for: .secondary)
    case let nav as UINavigationController:
      nav.delegate = director
      nav.navigationBar.prefersLargeTitles = choices.once("large titles", in: 3)
      nav.pushViewController(newScreen(), animated: false)
    default: break
    }
  }

  /// Makes a screen that is named by a number.
  func newScreen() -> FuzzScreen {
    let name = "s\(screens.count)"
    // On the small device bars leave no room between them.
    let isConstrained = isWide && choices.once("\(name) has constraints", in: 2)
    let screen = FuzzScreen(name, in: self, isConstrained: isConstrained)
    screen.definesPresentationContext = choices.once("\(screen.name) defines a context", in: 2)
    if choices.once("\(screen.name) zooms", in: 8) { screen.zooms() }
    decorate(screen.navigationItem, of: screen.name)
    screens.append(screen)
    witness(screen.name, screen)
    return screen
  }

  /// Makes a navigation controller with one screen.
  func newNavigation() -> UINavigationController {
    let nav = UINavigationController()
    nav.title = "nav\(witnesses.count)"
    fill(nav)
    return nav
  }

  /// The kinds of controllers.
  private enum Kind {
    case navigation, tabs, split, driven, pager, screen, alert
  }

  private static let childKinds: [(Kind, Int)] = [(.navigation, 2), (.driven, 1), (.pager, 1), (.screen, 3)]
  private static let presentedKinds: [(Kind, Int)] = [
    (.navigation, 2), (.tabs, 1), (.split, 1), (.driven, 1), (.pager, 1), (.screen, 4), (.alert, 2),
  ]

  /// Makes a child for a container: a screen, or another container.
  func newChild() -> UIViewController {
    switch choices.option("child", Self.childKinds) {
    case .navigation: newNavigation()
    case .driven: newDriven()
    case .pager: newPager()
    default: newScreen()
    }
  }

  /// Makes a controller to present: a screen, a container with one, or an alert.
  func newPresented() -> UIViewController {
    switch choices.option("presented", Self.presentedKinds) {
    case .navigation: newNavigation()
    case .tabs: named("tab", UITabBarController())
    case .split:
      named("split", UISplitViewController(style: choices.once("two columns", in: 2) ? .doubleColumn : .tripleColumn))
    case .driven: newDriven()
    case .pager: newPager()
    case .screen: newScreen()
    case .alert: newAlert()
    }
  }

  private func named(_ name: String, _ container: UIViewController) -> UIViewController {
    container.title = "\(name)\(witnesses.count)"
    fill(container)
    return container
  }

  private func newDriven() -> UIViewController {
    named("driven", FuzzDrivenContainer(choices.once("stack", in: 2) ? newNavigation() : newScreen(), in: self))
  }

  private func newPager() -> UIViewController { named("pager", FuzzPager(in: self)) }

  private func newAlert() -> UIAlertController {
    let style: UIAlertController.Style = choices.once("action sheet", in: 2) ? .actionSheet : .alert
    let alert = UIAlertController(title: "alert\(witnesses.count)", message: nil, preferredStyle: style)
    let name = alert.name
    for (title, kind) in [("OK", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      // An expected completion would be checked at the next rest, but an alert may be answered after it.
      var calls = 0
      alert.addAction(
        UIAlertAction(title: title, style: kind) { [weak self] _ in
          calls += 1
          if calls > 1 { self?.complain("\(title) of \(name) was performed \(calls) times") }
          self?.reenter("action")
        })
    }
    witness(name, alert)
    return alert
  }
}
