import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Transitions that end, or are replaced, before they can begin, found by the fuzzer.
@Suite("Transitions that another change ends early") @MainActor struct EndedFromOutsideTests {
  @Test("A dismissal's completion comes also where the window's root leaves in the same turn (T-86)")
  func rootLeaves() throws {
    try withStage(.small) { stage in
      let (root, presented) = (UIViewController(), UIViewController())
      stage.show(root)
      root.present(presented, animated: false)
      try stage.settle()
      var completions = 0
      presented.dismiss(animated: true) { completions += 1 }
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      #expect(completions == 1 && presented.presentingViewController == nil)
    }
  }

  @Test("A tap beside an action sheet that is still coming does nothing, and reports nothing (T-14, T-89)")
  func alertIsPresented() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      stage.show(root)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(alert, animated: true)
      stage.advance(frames: 4)
      #expect(alert.isBeingPresented)
      stage.tap(CGPoint(x: 50, y: 5))
      try stage.settle()
      #expect(root.presentedViewController === alert && stage.diagnostics.isEmpty)
      // Once it is there, it goes.
      stage.tap(CGPoint(x: 50, y: 5))
      try stage.settle()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("A mask that the next transition has put on a view is not reported as left on it (P-65, T-110)")
  func nextMask() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      let nav = UINavigationController(rootViewController: root)
      let director = ClosureDirector()
      nav.delegate = director
      stage.show(nav)
      let detail = UIViewController()
      detail.preferredTransition = .zoom { _ in nil }
      director.animator = { _ in
        director.animator = { _ in nil }
        return ClosureAnimator(duration: 0.1) { context in
          context.insertToView()
          UIView.animate(withDuration: 0.1) {
            context.view(forKey: .to)?.center.x += 10
          } completion: { _ in
            context.view(forKey: .to)?.center.x -= 10
            context.completeAsDecided()
          }
        }
      }
      nav.pushViewController(detail, animated: true)
      stage.advance(frames: 1)
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(nav.topViewController === root && stage.diagnostics.isEmpty)
    }
  }

  @Test("A tab that another one has replaced on the More stack is not moving to or from a parent at rest (A-46, T-42)")
  func moreTab() throws {
    try withStage(.small) { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<7).map { _ in UIViewController() }
      let all = try #require(tabs.viewControllers)
      stage.show(tabs)
      tabs.selectedIndex = 6
      tabs.selectedIndex = 4
      try stage.settle()
      #expect(tabs.selectedViewController === all[4])
      for tab in all { #expect(!tab.isMovingToParent && !tab.isMovingFromParent) }
    }
  }

  @Test("A container's transition leaves what is presented over the container on top of its new child (T-68)")
  func overContext() throws {
    try withStage(.small) { stage in
      let (context, first, second) = (UIViewController(), UIViewController(), UIViewController())
      context.definesPresentationContext = true
      stage.show(context)
      context.addChild(first)
      context.view.addSubview(first.view)
      first.didMove(toParent: context)
      let presented = UIViewController()
      presented.modalPresentationStyle = .overCurrentContext
      first.present(presented, animated: false)
      try stage.settle()
      UIContainerTransition(from: first, to: second, in: context, containerView: context.view).begin()
      try stage.settle()
      #expect(second.parent === context && second.view.window != nil)
      let hit = stage.window.hitTest(CGPoint(x: 50, y: 100), with: nil)
      #expect(hit === presented.view)
    }
  }
}
