import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Overrides every open method that another one could call, and writes each call down.
private final class WatchedNavigation: UINavigationController {
  var calls: [String] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls.append("push")
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.append("pop")
    return super.popViewController(animated: animated)
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    calls.append("popTo")
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    calls.append("popToRoot")
    return super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    calls.append("set")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    calls.append("setBarHidden")
    super.setNavigationBarHidden(hidden, animated: animated)
  }

  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    calls.append("setToolbarHidden")
    super.setToolbarHidden(hidden, animated: animated)
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Overrides the open methods of a tab bar controller that another one could call.
private final class WatchedTabs: UITabBarController {
  var calls: [String] = []

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    calls.append("set")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    calls.append("setBarHidden")
    super.setTabBarHidden(hidden, animated: animated)
  }

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      calls.append("select")
      super.selectedViewController = newValue
    }
  }
}

@Suite("Overridden methods of containers") @MainActor struct OverriddenMethodTests {
  @Test(
    "popToRootViewController, and the properties of a navigation controller, call no other overridden method (T-125)")
  func navigation() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let nav = WatchedNavigation(nibName: nil, bundle: nil)
      stage.show(nav)
      nav.viewControllers = [a, b]
      #expect(nav.take() == [])
      #expect(nav.viewControllers == [a, b])
      #expect(nav.popToRootViewController(animated: false) == [b])
      #expect(nav.take() == ["popToRoot"])
      #expect(nav.viewControllers == [a])
      nav.isNavigationBarHidden = true
      nav.isToolbarHidden = false
      #expect(nav.take() == [])
      #expect(nav.isNavigationBarHidden && !nav.isToolbarHidden)
      nav.setNavigationBarHidden(false, animated: false)
      nav.setToolbarHidden(true, animated: false)
      #expect(nav.take() == ["setBarHidden", "setToolbarHidden"])
      #expect(!nav.isNavigationBarHidden && nav.isToolbarHidden)
      try stage.settle()
    }
  }

  @Test("an unwinding segue pops without calling an overridden popToViewController (T-125)")
  func unwinding() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let nav = WatchedNavigation(nibName: nil, bundle: nil)
      nav.viewControllers = [a, b]
      stage.show(nav)
      try stage.settle()
      _ = nav.take()
      nav.unwind(for: UIStoryboardSegue(identifier: nil, source: b, destination: a), towards: a)
      #expect(nav.take() == [])
      try stage.settle()
      #expect(nav.viewControllers == [a])
    }
  }

  @Test("init(rootViewController:), show(_:sender:) and the edge swipe call the open push and pop (T-139)")
  func exceptions() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let nav = WatchedNavigation(rootViewController: a)
      #expect(nav.take() == ["push"])
      stage.show(nav)
      nav.show(b, sender: nil)
      #expect(nav.take() == ["push"])
      try stage.settle()
      stage.drag(from: CGPoint(x: 1, y: 100), to: CGPoint(x: 90, y: 100), over: 0.3)
      stage.advance(by: 0.2)
      #expect(nav.take() == ["pop"])
      try stage.settle()
      #expect(nav.viewControllers == [a])
    }
  }

  @Test("the properties of a tab bar controller, and an unwinding segue, call no other overridden method (T-125)")
  func tabs() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let tabs = WatchedTabs(nibName: nil, bundle: nil)
      tabs.viewControllers = [a, b]
      stage.show(tabs)
      tabs.isTabBarHidden = true
      tabs.selectedIndex = 1
      #expect(tabs.selectedViewController === b && tabs.isTabBarHidden)
      tabs.unwind(for: UIStoryboardSegue(identifier: nil, source: b, destination: a), towards: a)
      #expect(tabs.selectedViewController === a)
      #expect(tabs.calls == [])
      try stage.settle()
    }
  }
}
