import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Transitions that end before the call that begins them has returned, found by the fuzzer.
@Suite("Transitions that end inside their own callbacks") @MainActor struct EndedInsideTests {
  @Test("Views that an animator adds to the container after its end are removed again (T-6)")
  func lateView() throws {
    try withStage(.small) { stage in
      let screens = ["a", "b", "c"].map { WatchedScreen($0) }
      let tabs = UITabBarController()
      tabs.setViewControllers(screens, animated: false)
      stage.show(tabs)
      try stage.settle()
      let director = AnimatedTabs { context in
        tabs.setViewControllers([screens[0], screens[2]], animated: false)
        context.insertToView()
        context.completeTransition(true)
      }
      tabs.delegate = director
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(screens[1].view.superview == nil && screens[1].state == .disappeared)
      #expect(tabs.selectedViewController?.view.window != nil)
      #expect(screens.map(\.complaints).joined().isEmpty)
    }
  }

  @Test(
    "Views that an animator adds after the end are removed, also after other transitions (T-6)",
    arguments: [true, false])
  func lateViewAfterOthers(isLaterTurn: Bool) throws {
    try withStage(.small) { stage in
      let screens = ["a", "b", "c"].map { WatchedScreen($0) }
      let tabs = UITabBarController()
      tabs.setViewControllers(screens, animated: false)
      stage.show(tabs)
      try stage.settle()
      var finish = {}
      let director = AnimatedTabs { context in
        tabs.setViewControllers([screens[0], screens[2]], animated: false)
        finish = {
          context.insertToView()
          context.completeAsDecided()
        }
        guard !isLaterTurn else { return }
        tabs.delegate = nil
        tabs.selectedIndex = 0
        tabs.selectedIndex = 1
        finish()
      }
      tabs.delegate = director
      tabs.selectedIndex = 1
      if isLaterTurn {
        stage.advance(by: 0.1)
        finish()
      }
      try stage.settle()
      #expect(screens[1].view.superview == nil && screens[1].state == .disappeared)
      #expect(screens[2].view.window != nil && screens[2].state == .appeared)
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test("Views that the next transition adds in the same call stay (T-23)")
  func nextAtOnce() throws {
    try withStage(.small) { stage in
      let screens = ["a", "b"].map { WatchedScreen($0) }
      let tabs = UITabBarController()
      tabs.setViewControllers(screens, animated: false)
      stage.show(tabs)
      try stage.settle()
      var goesBack = true
      let director = AnimatedTabs { context in
        context.insertToView()
        context.completeTransition(true)
        if goesBack {
          goesBack = false
          tabs.selectedIndex = 0
        }
      }
      tabs.delegate = director
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(tabs.selectedIndex == 0 && screens[0].view.window != nil && screens[0].state == .appeared)
      #expect(screens[1].view.superview == nil && screens.map(\.complaints).joined().isEmpty)
    }
  }

  @Test("A change in a block whose animator was ended inside it is immediate (C-86)")
  func endedBlock() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      for isStopped in [true, false] {
        view.alpha = 1
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations {
          view.center.x += 10
          animator.stopAnimation(isStopped)
          if !isStopped { animator.finishAnimation(at: .end) }
          view.alpha = 0.5
        }
        animator.startAnimation()
        #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil)
        try stage.settle()
      }
    }
  }

  @Test("An animator that is stopped inside its own block stays stopped until it is finished, at either end (C-85)")
  func stoppedBlock() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      animator.addAnimations {
        view.center.x += 10
        animator.stopAnimation(false)
      }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(by: 1)
      #expect(animator.state == .stopped && !animator.isRunning && ends.isEmpty)
      animator.finishAnimation(at: .start)
      try stage.settle()
      #expect(view.center.x == 5 && ends == [.start] && animator.state == .inactive)
    }
  }

  @Test(
    "A screen that joins another stack in the old one's viewWillDisappear is shown there alone (T-38)",
    arguments: [true, false])
  func movedOn(atOnce: Bool) throws {
    try withStage(.small) { stage in
      let (first, next) = (WatchedScreen("first"), WatchedScreen("next"))
      let (navigation, other) = (UINavigationController(rootViewController: first), UINavigationController())
      let parent = UIViewController()
      stage.show(parent)
      for (index, child) in [navigation, other].enumerated() {
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: CGFloat(index) * 100, width: 100, height: 100)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      try stage.settle()
      first.onCallback = { name in
        guard name == "disappearing" else { return }
        other.setViewControllers([next], animated: false)
        if atOnce { other.view.layoutIfNeeded() }
      }
      navigation.pushViewController(next, animated: true)
      stage.advance(frames: 1)
      first.onCallback = { _ in }
      try stage.settle()
      #expect(next.parent === other && next.view.isDescendant(of: other.view) && next.state == .appeared)
      #expect(navigation.viewControllers.count == 1 && navigation.topViewController === first)
      #expect(first.state == .appeared && first.view.isDescendant(of: navigation.view))
      #expect(first.complaints.isEmpty && next.complaints.isEmpty)
    }
  }

  @Test("An animator that retains an object that leads back to its transition is released all the same (P-50)")
  func cycle() throws {
    try withStage(.small) { stage in
      let tabs = UITabBarController()
      tabs.setViewControllers([WatchedScreen("a"), WatchedScreen("b")], animated: false)
      stage.show(tabs)
      try stage.settle()
      weak var animator: ClosureAnimator?
      let director = AnimatedTabs { context in
        context.insertToView()
        context.completeTransition(true)
        // Kept by the animator until it is gone.
        animator?.ended = { _ in _ = context.containerView }
      }
      director.made = { animator = $0 }
      tabs.delegate = director
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(animator == nil && tabs.selectedIndex == 1)
    }
  }
}

/// Tabs that change by an animator made of a closure.
private final class AnimatedTabs: NSObject, UITabBarControllerDelegate {
  private let animate: (any UIViewControllerContextTransitioning) -> Void
  var made: (ClosureAnimator) -> Void = { _ in }

  init(_ animate: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.animate = animate
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = ClosureAnimator(duration: 0.3, animate)
    made(animator)
    return animator
  }
}
