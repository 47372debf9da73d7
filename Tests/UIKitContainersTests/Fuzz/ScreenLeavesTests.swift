import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Screens that leave the window during a transition, found by the fuzzer.
@Suite("Screens that leave the window during a transition") @MainActor struct ScreenLeavesTests {
  private let director = ClosureDirector()

  private func stack(on stage: Stage) throws -> (nav: UINavigationController, next: WatchedScreen) {
    let nav = UINavigationController(rootViewController: WatchedScreen("root"))
    nav.setNavigationBarHidden(true, animated: false)
    stage.show(nav)
    try stage.settle()
    nav.delegate = director
    return (nav, WatchedScreen("next"))
  }

  /// Completes a transition where an animation stops that stays attached to its layer.
  private final class Stop: NSObject, CAAnimationDelegate {
    var context: (any UIViewControllerContextTransitioning)?
    private(set) var calls = 0

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      calls += 1
      context?.completeAsDecided()
    }
  }

  /// Lets the transitions fade the arriving view by an animation that stays attached.
  private func fadeAttached() -> Stop {
    let stop = Stop()
    director.animator = { _ in
      ClosureAnimator(duration: 0.3) { context in
        context.insertToView()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 0.3
        fade.isRemovedOnCompletion = false
        stop.context = context
        fade.delegate = stop
        context.view(forKey: .to)?.layer.add(fade, forKey: "fade")
      }
    }
    return stop
  }

  @Test(
    "A transition ends when its container leaves the window, also if its animation stays and reports no stop (C-4, T-5)"
  )
  func attachedAnimation() throws {
    try withStage(.small) { stage in
      let (nav, next) = try stack(on: stage)
      let stop = fadeAttached()
      nav.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      nav.view.removeFromSuperview()
      try stage.settle()
      #expect(nav.transitionCoordinator == nil && nav.topViewController === next && stop.calls == 0)
      stage.window.addSubview(nav.view)
      try stage.settle()
      #expect(stop.calls == 1 && stage.diagnostics.isEmpty)
      #expect(next.view.layer.animationKeys() == ["fade"])
    }
  }

  @Test(
    "A transition whose view leaves its container with an animation that stays is reported, and ends once it is back (C-4, P-4)"
  )
  func attachedAnimationOutsideContainer() throws {
    try withStage(.small) { stage in
      let (nav, next) = try stack(on: stage)
      let stop = fadeAttached()
      nav.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      next.view.removeFromSuperview()
      stage.advance(by: 3)
      try stage.expectDiagnostic("never-completed")
      #expect(nav.transitionCoordinator != nil && stop.calls == 0)
      stop.context?.containerView.addSubview(next.view)
      try stage.settle()
      #expect(nav.transitionCoordinator == nil && stop.calls == 1 && next.state == .appeared)
    }
  }

  @Test(
    "A screen that leaves ends its animator before its screens are placed, so no later call of the animator moves them (T-9)"
  )
  func animatorEndsFirst() throws {
    try withStage(.small) { stage in
      let (nav, next) = try stack(on: stage)
      var ends: [String] = []
      director.animator = { _ in
        let animator = ClosureAnimator(duration: 0.3) { context in
          context.insertToView()
          UIView.animate(withDuration: 0.3) {
            context.view(forKey: .to)?.transform = CGAffineTransform(translationX: 0, y: 40)
          } completion: { _ in
            ends.append("animation, \(next.state)")
            context.view(forKey: .to)?.transform = .identity
            context.completeAsDecided()
          }
        }
        animator.ended = { ends.append("animationEnded(\($0))") }
        return animator
      }
      nav.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      stage.window.rootViewController = UIViewController()
      #expect(ends == ["animation, appearing", "animationEnded(true)"])
      stage.window.rootViewController = nav
      try stage.settle()
      #expect(next.state == .appeared && next.view.frame == stage.window.bounds)
      #expect(next.complaints.isEmpty)
    }
  }

  @Test("A screen that leaves ends an interactive transition by an interruptible animator at its end, too (A-15)")
  func interruptible() throws {
    try withStage(.small) { stage in
      let (nav, next) = try stack(on: stage)
      let driver = UIPercentDrivenInteractiveTransition()
      director.interaction = driver
      director.animator = { _ in HeldAnimator() }
      nav.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      driver.update(0.4)
      stage.window.rootViewController = UIViewController()
      #expect(next.view.transform == .identity)
      stage.window.rootViewController = nav
      try stage.settle()
      #expect(next.state == .appeared && next.view.frame == stage.window.bounds)
    }
  }

  @Test("A screen that leaves in an alongside block of a presentation without animation ends that (T-12)")
  func leavesAlongside() throws {
    try withStage(.small) { stage in
      let (root, modal, presenting) = (UIViewController(), HookedScreen("modal"), PresentationDirector())
      var animated = 0
      presenting.makeAnimator = { _ in
        ClosureAnimator { context in
          animated += 1
          context.insertToView()
          context.completeAsDecided()
        }
      }
      stage.show(root)
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = presenting
      modal.willAppear = { modal in
        modal.transitionCoordinator?.animate { _ in stage.window.rootViewController = UIViewController() }
      }
      root.present(modal, animated: false)
      try stage.settle()
      #expect(animated == 0)
      #expect(stage.window.rootViewController !== root && modal.viewIfLoaded?.window == nil)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(
    "A transition whose container leaves the window in a will-callback ends without its animator (T-5, C-82)",
    arguments: [true, false])
  func leavesInWillCallback(isInteractive: Bool) throws {
    try withStage(.small) { stage in
      let (root, next) = (HookedScreen("root"), WatchedScreen("next"))
      let nav = UINavigationController(rootViewController: root)
      let container = ownContainer(of: nav)
      stage.show(container)
      try stage.settle()
      nav.delegate = director
      var animated = 0
      director.animator = { _ in
        ClosureAnimator { context in
          animated += 1
          context.completeAsDecided()
        }
      }
      director.interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
      root.willDisappear = { _ in remove(nav) }
      nav.pushViewController(next, animated: true)
      try stage.settle()
      #expect(animated == 0 && nav.transitionCoordinator == nil && nav.topViewController === next)
      #expect(next.state == .disappeared && next.complaints.isEmpty)
      container.addChild(nav)
      container.view.addSubview(nav.view)
      nav.didMove(toParent: container)
      try stage.settle()
      #expect(next.state == .appeared && next.view.window != nil && next.complaints.isEmpty)
    }
  }

  @Test("A change that waits in a released container waits no longer (C-84)")
  func pendingOfTheDead() throws {
    try withStage(.small) { stage in
      stage.show(UIViewController())
      try stage.settle()
      do {
        // Its appearance is begun by a call, off the screen, so that no layout pass follows.
        let nav = UINavigationController(rootViewController: UIViewController())
        nav.beginAppearanceTransition(true, animated: false)
        nav.endAppearanceTransition()
        nav.pushViewController(UIViewController(), animated: true)
        #expect(!stage.isQuiet)
      }
      #expect(stage.isQuiet)
    }
  }

  @Test(
    "A controller that got viewWillAppear in a parent outside the window gets viewWillDisappear (T-25, T-42)")
  func leavesBeforeTheWindow() throws {
    try withStage(.small) { stage in
      let parent = UIViewController()
      let (first, pushed) = (HookedScreen("first"), WatchedScreen("pushed"))
      let nav = UINavigationController(rootViewController: first)
      first.didLoad = { _ in
        nav.pushViewController(pushed, animated: false)
        nav.view.removeFromSuperview()
        nav.removeFromParent()
      }
      parent.addChild(nav)
      parent.view.addSubview(nav.view)
      nav.didMove(toParent: parent)
      stage.show(parent)
      try stage.settle()
      #expect(pushed.state == .disappeared && !pushed.isMovingToParent && pushed.view.window == nil)
      #expect(pushed.complaints.isEmpty)
    }
  }

  @Test("Transitions that screens begin inside a leaving one end with it, and nothing is retained (P-50)")
  func begunWhileLeaving() throws {
    try withStage(.small) { stage in
      weak var gone: UIViewController?
      var ends: [Bool] = []
      do {
        let (root, outer, top) = (HookedScreen("root"), HookedScreen("outer"), HookedScreen("top"))
        for screen in [outer, top] { screen.modalPresentationStyle = .overFullScreen }
        stage.show(root)
        root.present(outer, animated: false)
        try stage.settle()
        outer.present(top, animated: false)
        try stage.settle()
        top.willDisappear = { [weak outer] _ in
          guard let outer else { return }
          let change = UIContainerTransition(from: nil, to: UIViewController(), in: outer)
          change.animator = HeldAnimator()
          change.interactionController = UIPercentDrivenInteractiveTransition()
          change.begin { ends.append($0) }
        }
        gone = outer
      }
      stage.window.rootViewController = nil
      #expect(ends == [true])
      try stage.settle()
      #expect(gone == nil)
    }
  }
}

/// Moves the arriving view by an animator that can be taken hold of.
private final class HeldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var running: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    context.insertToView()
    let view = context.view(forKey: .to)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
      view?.transform = CGAffineTransform(translationX: 0, y: 40)
    }
    animator.addCompletion { _ in
      view?.transform = .identity
      context.completeAsDecided()
    }
    running = animator
    return animator
  }
}
