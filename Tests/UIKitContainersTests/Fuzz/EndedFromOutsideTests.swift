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

  @Test("An animator without duration restores its views before a dismissal below ends its transition (T-88, C-65)")
  func dismissedBelow() throws {
    try withStage(.small) { stage in
      let (root, lower, upper) = (UIViewController(), UIViewController(), UIViewController())
      stage.show(root)
      let directors = [PresentationDirector(), PresentationDirector()]
      for (screen, director) in zip([lower, upper], directors) {
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = director
      }
      root.present(lower, animated: false)
      try stage.settle()
      lower.present(upper, animated: false)
      try stage.settle()
      directors[1].makeAnimator = { _ in
        ClosureAnimator(duration: 0) { context in
          context.insertToView(above: false)
          UIView.animate(withDuration: 0) {
            lower.view.transform = CGAffineTransform(translationX: 30, y: 0)
          } completion: { _ in
            lower.view.transform = .identity
            context.completeAsDecided()
          }
        }
      }
      var start: CGAffineTransform?
      directors[0].makeAnimator = { _ in
        ClosureAnimator { context in
          start = lower.view.transform
          context.completeAsDecided()
        }
      }
      upper.dismiss(animated: true)
      root.dismiss(animated: true)
      try stage.settle()
      #expect(start == .identity && root.presentedViewController == nil)
    }
  }

  @Test("An animator's completion that waits behind another one runs before that one ends the transition (T-113)")
  func completionsOfOneTurn() throws {
    try withStage(.small) { stage in
      let nav = UINavigationController(rootViewController: UIViewController())
      let director = ClosureDirector()
      nav.delegate = director
      stage.show(nav)
      try stage.settle()
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.window.insertSubview(other, at: 0)
      var calls: [String] = []
      director.animator = { _ in
        let animator = ClosureAnimator(duration: 0.1) { context in
          context.insertToView()
          UIView.animate(withDuration: 0.1) {
            context.view(forKey: .to)?.alpha = 0.5
          } completion: { _ in
            calls.append("completion")
            context.completeAsDecided()
          }
        }
        animator.ended = { _ in calls.append("animationEnded") }
        return animator
      }
      UIView.animate(withDuration: 0.1) {
        other.alpha = 0
      } completion: { _ in
        calls.append("other")
        stage.window.rootViewController = UIViewController()
      }
      nav.pushViewController(UIViewController(), animated: true)
      try stage.settle()
      #expect(calls == ["other", "completion", "animationEnded"])
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
