import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Containers that change in the appearance callbacks that they send, found by the fuzzer.
@Suite("Containers that change in appearance callbacks") @MainActor struct AppearanceFromCallbacksTests {
  private let director = ClosureDirector()

  @Test(
    "A screen does not appear in a stack that the screen before it takes away in its viewWillDisappear (T-25, T-31)")
  func stackRemovedWhileAppearing() throws {
    try withStage(.small) { stage in
      let (first, next) = (WatchedScreen("first"), WatchedScreen("next"))
      let nav = UINavigationController(rootViewController: first)
      var (pushes, removes) = (true, true)
      first.onCallback = { state in
        if state == "appearing", pushes {
          pushes = false
          nav.setViewControllers([next], animated: false)
        } else if state == "disappearing", removes {
          removes = false
          remove(nav)
        }
      }
      stage.show(ownContainer(of: nav))
      try stage.settle()
      #expect(nav.topViewController === next && nav.view.window == nil && !next.hasAppeared)
      #expect([first, next].allSatisfy { $0.state == .disappeared && $0.complaints.isEmpty })
    }
  }

  @Test("Of tabs that are selected in callbacks while the whole screen appears, only the last one appears (T-23, T-31)")
  func tabsSelectedWhileTheyAppear() throws {
    try withStage(.small) { stage in
      let (first, second, third) = (WatchedScreen("first"), WatchedScreen("second"), WatchedScreen("third"))
      let tabs = UITabBarController()
      tabs.setViewControllers([first, second, third], animated: false)
      first.onCallback = { state in
        if state == "appearing" { tabs.selectedIndex = 1 }
        if state == "disappeared" { tabs.selectedIndex = 2 }
      }
      stage.show(tabs)
      try stage.settle()
      #expect(tabs.selectedViewController === third && third.state == .appeared && third.complaints.isEmpty)
      #expect(!first.hasAppeared && !second.hasAppeared)
      #expect([first, second].allSatisfy { $0.state == .disappeared && $0.complaints.isEmpty })
    }
  }

  @Test(
    "The pushed screen leaves with a stack that is taken away in the alongside block of an instant push (T-25, T-106)")
  func stackRemovedAlongside() throws {
    try withStage(.small) { stage in
      let (first, next) = (WatchedScreen("first"), WatchedScreen("next"))
      let nav = UINavigationController(rootViewController: first)
      stage.show(ownContainer(of: nav))
      try stage.settle()
      nav.delegate = director
      director.animator = { _ in
        ClosureAnimator(duration: 0) { context in
          context.insertToView()
          context.completeTransition(true)
        }
      }
      director.willShow = { _ in
        nav.transitionCoordinator?.animate(alongsideTransition: { _ in remove(nav) }, completion: nil)
      }
      nav.pushViewController(next, animated: true)
      try stage.settle()
      #expect(nav.topViewController === next && nav.view.window == nil)
      #expect([first, next].allSatisfy { $0.state == .disappeared && $0.complaints.isEmpty })
    }
  }

  /// Removes a child from its container, and adds it again.
  private func removeAndAdd(_ child: UIViewController, in container: UIViewController) {
    remove(child)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  @Test(
    "A pushed screen appears where a callback of its transition removes the stack and adds it again (T-31, T-33)",
    arguments: ["first disappearing", "next appearing", "first disappeared", "next appeared"])
  func stackAddedAgain(moment: String) throws {
    try withStage(.small) { stage in
      let (first, next) = (WatchedScreen("first"), WatchedScreen("next"))
      let nav = UINavigationController(rootViewController: first)
      let container = ownContainer(of: nav)
      stage.show(container)
      try stage.settle()
      var isDone = false
      for screen in [first, next] {
        screen.onCallback = { state in
          guard !isDone, "\(screen.title ?? "") \(state)" == moment else { return }
          isDone = true
          removeAndAdd(nav, in: container)
        }
      }
      nav.pushViewController(next, animated: false)
      try stage.settle()
      #expect(isDone && nav.appearance == .appeared && nav.topViewController === next)
      #expect(first.state == .disappeared && next.state == .appeared)
      #expect([first, next].allSatisfy { $0.complaints.isEmpty })
      remove(nav)
      #expect(next.state == .disappeared && next.complaints.isEmpty)
    }
  }

  @Test(
    "A selected tab appears where a callback of the change removes the tab bar controller and adds it again (T-31, T-33)",
    arguments: ["first disappearing", "next appearing", "first disappeared", "next appeared"])
  func tabsAddedAgain(moment: String) throws {
    try withStage(.small) { stage in
      let (first, next) = (WatchedScreen("first"), WatchedScreen("next"))
      let tabs = UITabBarController()
      tabs.setViewControllers([first, next], animated: false)
      let container = ownContainer(of: tabs)
      stage.show(container)
      try stage.settle()
      var isDone = false
      for screen in [first, next] {
        screen.onCallback = { state in
          guard !isDone, "\(screen.title ?? "") \(state)" == moment else { return }
          isDone = true
          removeAndAdd(tabs, in: container)
        }
      }
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(isDone && tabs.appearance == .appeared && tabs.selectedViewController === next)
      #expect(first.state == .disappeared && next.state == .appeared)
      #expect([first, next].allSatisfy { $0.complaints.isEmpty })
      remove(tabs)
      #expect(next.state == .disappeared && next.complaints.isEmpty)
    }
  }

  @Test(
    "A screen that another stack takes as the stack before it is removed and added again does not appear (T-31)")
  func takenAsStackIsAddedAgain() throws {
    try withStage(.small) { stage in
      let (first, next) = (WatchedScreen("first"), WatchedScreen("next"))
      let (nav, other) = (UINavigationController(rootViewController: next), UINavigationController())
      nav.pushViewController(first, animated: false)
      let container = ownContainer(of: nav)
      stage.show(container)
      try stage.settle()
      var isDone = false
      first.onCallback = { state in
        guard !isDone, state == "disappearing" else { return }
        isDone = true
        other.setViewControllers([next], animated: false)
        removeAndAdd(nav, in: container)
      }
      nav.popViewController(animated: false)
      try stage.settle()
      #expect(isDone && next.parent === other)
      #expect([first, next].allSatisfy { $0.state == .disappeared && $0.complaints.isEmpty })
    }
  }

  @Test("A container that is still appearing may change its child without a report (T-35, T-99)")
  func childChangedWhileAppearing() throws {
    try withStage(.small) { stage in
      let (first, next) = (WatchedScreen("first"), WatchedScreen("next"))
      let container = ownContainer(of: first)
      stage.show(container)
      UIContainerTransition(from: first, to: next, in: container).begin()
      try stage.settle()
      #expect(first.state == .disappeared && next.state == .appeared)
      #expect([first, next].allSatisfy { $0.complaints.isEmpty })
    }
  }

  @Test("A detail that is popped in the turn in which a split view expands appears in its own column (T-21, T-25)")
  func poppedAsItExpands() throws {
    try withStage(.iPad) { stage in
      let (list, detail) = (WatchedScreen("list"), WatchedScreen("detail"))
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      stage.show(split)
      try stage.settle()
      stage.resize(to: CGSize(width: 320, height: 1_000), animated: false)
      try stage.settle()
      split.hide(.secondary)
      stage.resize(to: CGSize(width: 1_000, height: 1_000), animated: false)
      try stage.settle()
      #expect(!split.isCollapsed && detail.view.window != nil)
      #expect(detail.navigationController?.viewControllers == [detail])
      #expect(detail.state == .appeared && [list, detail].allSatisfy { $0.complaints.isEmpty })
    }
  }
}
