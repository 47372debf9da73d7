import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("More than five tabs") @MainActor struct MoreTabsTests {
  /// Six tabs, the last one a stack of its own, on a stage.
  private func scene(_ stage: Stage) -> (tabs: UITabBarController, screens: [Screen], last: UINavigationController) {
    let screens = (0..<6).map { Screen("S\($0)", .white) }
    let last = UINavigationController(rootViewController: screens[5])
    last.title = "Last"
    let tabs = UITabBarController()
    var members: [UIViewController] = Array(screens[0..<5])
    members.append(last)
    tabs.setViewControllers(members, animated: false)
    stage.show(tabs)
    stage.advance(frames: 1)
    return (tabs, screens, last)
  }

  /// The same scene with a tab selected.
  private func scene(
    _ stage: Stage, selecting index: Int
  ) throws -> (tabs: UITabBarController, screens: [Screen], last: UINavigationController) {
    let made = scene(stage)
    made.tabs.selectedIndex = index
    try stage.settle()
    return made
  }

  /// The appearance callbacks of a screen since the last call, without its name.
  private func appearance(of screen: Screen) -> String {
    let calls = screen.log.take().split(separator: " ").compactMap { $0.split(separator: ".").last }
    return calls.filter { ["wA", "iA", "dA", "wD", "dD"].contains($0) }.joined(separator: " ")
  }

  /// Taps the middle of an item of the bar.
  private func tap(_ index: Int, of bar: UITabBar, _ stage: Stage) {
    let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
    stage.tap(bar.convert(CGPoint(x: (CGFloat(index) + 0.5) * width, y: 20), to: nil))
  }

  @Test("Four tabs are in the bar with a More item, which lists the others (A-46)")
  func items() throws {
    try withStage { stage in
      let (tabs, _, _) = scene(stage)
      #expect(tabs.tabBar.items?.map(\.title) == ["S0", "S1", "S2", "S3", "More"])
      tap(4, of: tabs.tabBar, stage)
      try stage.settle()
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(tabs.selectedIndex == NSNotFound)
      let list = try #require(tabs.moreNavigationController.topViewController as? UITableViewController)
      let rows = try #require(list.tableView).visibleCells
      #expect(rows.map { $0.convert($0.bounds, to: nil).minY } == [103, 147])
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test("The More list is dark in dark appearance, also under a touch")
  func dark() throws {
    try withStage { stage in
      stage.window.overrideUserInterfaceStyle = .dark
      let (tabs, _, _) = scene(stage)
      tap(4, of: tabs.tabBar, stage)
      try stage.settle()
      let row = try #require(
        tabs.moreNavigationController.topViewController?.view.subviews.compactMap { $0 as? MoreRow }.first)
      let point = row.convert(CGPoint(x: row.bounds.midX, y: 4), to: nil)
      @MainActor func brightness() -> CGFloat {
        let scale = stage.window.screen.scale
        var red: CGFloat = 1
        stage.image.color(x: Int(point.x * scale), y: Int(point.y * scale)).getRed(
          &red, green: nil, blue: nil, alpha: nil)
        return red
      }
      #expect(brightness() < 0.05)
      stage.touchDown(at: point)
      // The table waits for a drag first (K-43).
      stage.advance(by: 0.2)
      #expect(brightness() > 0.1 && brightness() < 0.4)
      stage.touchUp(at: CGPoint(x: 5, y: 5))
      try stage.settle()
    }
  }

  @Test("A row pushes its tab, and the back button returns it (A-46)")
  func row() throws {
    try withStage { stage in
      let (tabs, screens, _) = scene(stage)
      tap(4, of: tabs.tabBar, stage)
      try stage.settle()
      stage.tap(CGPoint(x: 100, y: 125))
      try stage.settle()
      #expect(screens[4].view.window != nil && screens[4].parent === tabs.moreNavigationController)
      #expect(tabs.selectedIndex == 4 && tabs.selectedViewController === screens[4])
      #expect(screens[4].tabBarController === tabs)
      tabs.moreNavigationController.popViewController(animated: true)
      try stage.settle()
      #expect(screens[4].parent === tabs && screens[4].view.window == nil)
      #expect(tabs.selectedIndex == NSNotFound)
    }
  }

  @Test("A navigation controller among them moves its screens to the More stack, and gets them back (A-46)")
  func stack() throws {
    try withStage { stage in
      let (tabs, screens, last) = try scene(stage, selecting: 5)
      #expect(tabs.moreNavigationController.viewControllers.last === screens[5])
      #expect(screens[5].view.window != nil && last.viewControllers.isEmpty)
      #expect(tabs.selectedViewController === last && tabs.selectedIndex == 5)
      tap(4, of: tabs.tabBar, stage)
      try stage.settle()
      #expect(last.viewControllers.count == 1 && last.topViewController === screens[5])
      #expect(screens[5].navigationController === last)
    }
  }

  @Test("A tab returns from the More stack also where that is replaced as a whole (A-46)", arguments: [true, false])
  func replaced(animated: Bool) throws {
    try withStage { stage in
      let (tabs, screens, _) = try scene(stage, selecting: 4)
      #expect(screens[4].parent === tabs.moreNavigationController)
      tabs.moreNavigationController.setViewControllers([UIViewController()], animated: animated)
      try stage.settle()
      #expect(screens[4].parent === tabs && screens[4].view.window == nil)
    }
  }

  @Test("A tab that another one replaces while it is popped comes back once the pop has ended (A-46)")
  func replacedDuringPop() throws {
    try withStage { stage in
      let (tabs, screens, _) = try scene(stage, selecting: 4)
      tabs.moreNavigationController.popViewController(animated: true)
      stage.advance(by: 0.1)
      tabs.selectedIndex = 0
      tabs.selectedIndex = 5
      try stage.settle()
      #expect(stage.diagnostics.isEmpty)
      #expect(screens[4].parent === tabs && screens[4].view.window == nil)
      #expect(tabs.selectedIndex == 5 && screens[5].view.window != nil)
    }
  }

  @Test(
    "A selected tab that no longer fits in the bar moves to the More stack and gets its callbacks once (A-46, T-25)")
  func movedBehindMore() throws {
    try withStage { stage in
      let screens = (0..<6).map { Screen("S\($0)", .white) }
      let tabs = UITabBarController()
      tabs.viewControllers = Array(screens[0..<5])
      tabs.selectedIndex = 4
      stage.show(tabs)
      try stage.settle()
      _ = appearance(of: screens[4])
      tabs.viewControllers = screens
      try stage.settle()
      #expect(screens[4].parent === tabs.moreNavigationController && tabs.selectedViewController === screens[4])
      #expect(screens[4].view.window != nil && appearance(of: screens[4]) == "wD dD wA iA dA")
    }
  }

  @Test("The first tab of a tab bar controller that is on the screen appears (T-25)")
  func firstTab() throws {
    try withStage { stage in
      let tabs = UITabBarController()
      stage.show(tabs)
      try stage.settle()
      let screen = Screen("S", .white)
      tabs.viewControllers = [screen]
      try stage.settle()
      #expect(screen.view.window != nil && appearance(of: screen) == "wA iA dA")
    }
  }

  @Test("With one tab fewer the More item goes and all five are in the bar (A-46)")
  func fewer() throws {
    try withStage { stage in
      let (tabs, screens, _) = try scene(stage, selecting: 4)
      tabs.setViewControllers(Array(screens[0..<5]), animated: false)
      try stage.settle()
      #expect(tabs.tabBar.items?.map(\.title) == ["S0", "S1", "S2", "S3", "S4"])
      #expect(screens[4].parent === tabs && tabs.selectedViewController === screens[4])
      #expect(screens[4].view.window != nil)
      #expect(tabs.children.allSatisfy { !($0 is MoreNavigationController) })
    }
  }

  @Test("A tab that another container takes leaves the bar (A-33, A-46)")
  func taken() throws {
    try withStage { stage in
      let (tabs, screens, _) = scene(stage)
      let thief = UIViewController()
      thief.addChild(screens[0])
      try stage.settle()
      #expect(tabs.viewControllers?.count == 5 && screens[0].parent === thief)
      #expect(tabs.selectedViewController === screens[1] && screens[1].view.window != nil)
    }
  }

  @Test("The app hides the bar and shows it again, and the tab's safe area follows (A-44)")
  func hiding() throws {
    try withStage { stage in
      let (tabs, screens, _) = scene(stage)
      #expect(screens[0].view.safeAreaInsets.bottom == 83)
      tabs.setTabBarHidden(true, animated: true)
      stage.advance(by: 0.1)
      #expect(tabs.tabBar.layer.presentation()?.position.y != tabs.tabBar.layer.position.y)
      try stage.settle()
      #expect(tabs.tabBar.isHidden && screens[0].view.safeAreaInsets.bottom == 34)
      tabs.isTabBarHidden = false
      try stage.settle()
      #expect(!tabs.tabBar.isHidden && screens[0].view.safeAreaInsets.bottom == 83)
    }
  }
}
