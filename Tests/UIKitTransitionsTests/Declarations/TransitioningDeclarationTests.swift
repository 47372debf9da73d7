import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The declarations of transitions") @MainActor struct TransitioningDeclarationTests {
  @Test("The keys of a context are hashable structures made from strings, one for each role (A-8)")
  func keys() {
    let controllers: Set<UITransitionContextViewControllerKey> = [.from, .to, .init(rawValue: "own")]
    let views: Set<UITransitionContextViewKey> = [.from, .to, .init(rawValue: "own")]
    #expect(controllers.count == 3 && views.count == 3)
    #expect(UITransitionContextViewControllerKey(rawValue: UITransitionContextViewControllerKey.to.rawValue) == .to)
    #expect(UITransitionContextViewKey(rawValue: UITransitionContextViewKey.from.rawValue) == .from)
  }

  @Test(
    "A context of an app's own implements all fifteen members, and clients reach them through the protocol (A-9, A-10)")
  func context() throws {
    try withStage(.small) { _ in
      let own = FullContext()
      let context: any UIViewControllerContextTransitioning = own
      #expect(context.containerView === own.containerView)
      #expect(context.isAnimated && context.isInteractive && context.transitionWasCancelled)
      #expect(context.presentationStyle == .overCurrentContext)
      #expect(context.targetTransform == CGAffineTransform(rotationAngle: .pi / 2))
      #expect(context.viewController(forKey: .from) === own.from && context.viewController(forKey: .to) === own.to)
      #expect(context.view(forKey: .from) === own.containerView && context.view(forKey: .to) == nil)
      #expect(context.initialFrame(for: own.from) == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(context.finalFrame(for: own.to) == CGRect(x: 5, y: 6, width: 7, height: 8))
      context.updateInteractiveTransition(0.5)
      context.pauseInteractiveTransition()
      context.finishInteractiveTransition()
      context.cancelInteractiveTransition()
      context.completeTransition(false)
      #expect(own.calls == ["update 0.5", "pause", "finish", "cancel", "complete false"])
    }
  }

  @Test("An animator needs two methods, and may have two more, which are called through the protocol (A-13)")
  func animators() throws {
    try withStage(.small) { _ in
      let (minimal, full) = (MinimalAnimator(), FullAnimator())
      let animators: [any UIViewControllerAnimatedTransitioning] = [minimal, full]
      #expect(animators.map { $0.transitionDuration(using: nil) } == [0.4, 2])
      for animator in animators {
        animator.animateTransition(using: FullContext())
        animator.animationEnded(true)
      }
      #expect(minimal.calls == ["duration of nothing", "animate"])
      #expect(full.calls == ["animate", "ended true"])
      #expect(animators[1].interruptibleAnimator(using: FullContext()) === full.animator)
    }
  }

  @Test("An animator without interruptibleAnimator is not interruptible, and runs its animateTransition (A-4)")
  func absentInterruptibleAnimator() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let (minimal, slide) = (MinimalAnimator(), AnimatorSlide(isPop: true))
      scene.director.makeAnimator = { operation -> any UIViewControllerAnimatedTransitioning in
        if operation == .push { return minimal }
        return slide
      }
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 2)
      #expect(scene.nav.transitionCoordinator?.isInterruptible == false)
      #expect(minimal.calls.last == "animate")
      try stage.settle()
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 2)
      #expect(scene.nav.transitionCoordinator?.isInterruptible == true)
      #expect(slide.timesAsked == 1)
      try stage.settle()
    }
  }

  @Test("A transitioning delegate may leave out each of its five methods, which then answer nil (A-4, A-24)")
  func transitioningDelegate() throws {
    try withStage(.small) { stage in
      let (a, b, full) = (UIViewController(), UIViewController(), FullTransitioningDelegate())
      @MainActor func answers(of delegate: any UIViewControllerTransitioningDelegate) -> [AnyObject?] {
        [
          delegate.animationController(forPresented: b, presenting: a, source: a),
          delegate.animationController(forDismissed: b),
          delegate.interactionControllerForPresentation(using: full.animators.presentation),
          delegate.interactionControllerForDismissal(using: full.animators.dismissal),
          delegate.presentationController(forPresented: b, presenting: nil, source: a),
        ]
      }
      let empty = EmptyTransitioningDelegate()
      #expect(answers(of: empty).allSatisfy { $0 == nil })
      let given = answers(of: full)
      #expect(given[0] === full.animators.presentation && given[1] === full.animators.dismissal)
      #expect(given[2] === full.drivers.presentation && given[3] === full.drivers.dismissal)
      #expect(given[4] is UIPresentationController)
      // Methods that are left out have the system's default.
      stage.show(a)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = empty
      a.present(b, animated: true)
      stage.advance(by: 0.2)
      #expect(b.presentationController.map { type(of: $0) == UIPresentationController.self } == true)
      #expect(a.transitionCoordinator?.isInteractive == false)
      try stage.settle()
      #expect(a.presentedViewController === b)
    }
  }
}
