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
