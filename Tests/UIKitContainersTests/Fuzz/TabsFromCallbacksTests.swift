import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Tabs that are replaced in loads and callbacks, found by the fuzzer.
@Suite("Tabs that are removed inside callbacks") @MainActor struct TabsFromCallbacksTests {
  private func tabs(_ controllers: [UIViewController], on stage: Stage) throws -> UITabBarController {
    let tabs = UITabBarController()
    tabs.setViewControllers(controllers, animated: false)
    stage.show(tabs)
    try stage.settle()
    return tabs
  }

  @Test("A tab that removes itself while it loads is never shown, and the shown one stays (T-23)")
  func removesItselfInLoad() throws {
    try withStage(.small) { stage in
      let (first, second) = (WatchedScreen("first"), WatchedScreen("second"))
      let tabs = try tabs([first, second], on: stage)
      second.onCallback = { if $0 == "load" { tabs.setViewControllers([first], animated: false) } }
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(tabs.selectedViewController === first && first.state == .appeared && first.view.window != nil)
      #expect(second.state == .disappeared && second.view.window == nil)
    }
  }

  @Test(
    "A tab that is removed in its viewWillAppear leaves after that, and all tabs take touches again (T-14, T-59)"
  )
  func removedInWillAppear() throws {
    try withStage(.small) { stage in
      let (first, second, third) = (WatchedScreen("first"), WatchedScreen("second"), WatchedScreen("third"))
      let tabs = try tabs([first, second], on: stage)
      second.onCallback = { if $0 == "appearing" { tabs.setViewControllers([first, third], animated: false) } }
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(tabs.selectedViewController === third && third.state == .appeared)
      #expect([first, second].allSatisfy { $0.state == .disappeared && $0.complaints.isEmpty })
      tabs.selectedIndex = 0
      try stage.settle()
      let hit = stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
      #expect(hit === first.view)
    }
  }

  @Test("A push whose screen takes its stack off the screen as it loads waits no longer (T-122, T-137)")
  func leavesWithPush() throws {
    try withStage(.small) { stage in
      let (root, pushed) = (WatchedScreen("root"), WatchedScreen("pushed"))
      let nav = UINavigationController(rootViewController: root)
      let tabs = try tabs([nav, WatchedScreen("other")], on: stage)
      pushed.onCallback = { moment in
        guard moment == "load" else { return }
        tabs.selectedIndex = 1
        nav.popToRootViewController(animated: true)
      }
      var hasCompleted = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { hasCompleted = true }
      nav.pushViewController(pushed, animated: true)
      CATransaction.commit()
      try stage.settle()
      #expect(hasCompleted && nav.viewControllers == [root] && pushed.parent == nil)
      tabs.selectedIndex = 0
      try stage.settle()
      #expect(root.state == .appeared && !pushed.hasAppeared)
    }
  }
}
