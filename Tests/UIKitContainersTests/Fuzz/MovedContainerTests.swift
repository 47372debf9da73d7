import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Blocks that move or resize the container of a running transition.
@Suite("Animations around a transition's container") @MainActor struct MovedContainerTests {
  private let director = ClosureDirector()
  private let narrow = CGRect(x: 0, y: 0, width: 60, height: 100)
  private let wide = CGRect(x: 0, y: 0, width: 100, height: 150)

  /// Returns a stack in a part of the screen, with a running push that fades its new screen in within a second.
  private func push(
    _ a: UIViewController, _ b: UIViewController, by driver: UIPercentDrivenInteractiveTransition?, on stage: Stage
  ) throws -> UINavigationController {
    let navigation = UINavigationController(rootViewController: a)
    navigation.setNavigationBarHidden(true, animated: false)
    try stage.show(navigation, in: narrow)
    navigation.delegate = director
    director.interaction = driver
    director.animator = { _ in
      ClosureAnimator(duration: 1) { context in
        context.insertToView()
        let view = context.view(forKey: .to)
        view?.alpha = 0
        UIView.animate(withDuration: 1) {
          view?.alpha = 1
        } completion: { _ in
          context.completeAsDecided()
        }
      }
    }
    navigation.pushViewController(b, animated: true)
    stage.advance(by: 0.1)
    return navigation
  }

  @Test(
    "Reversing an animator restores what it did to the container and everything inside (C-87)",
    arguments: [true, false], [true, false])
  func reversed(isHeld: Bool, isStopped: Bool) throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let driver = isHeld ? UIPercentDrivenInteractiveTransition() : nil
      let navigation = try push(a, b, by: driver, on: stage)
      driver?.update(0.5)
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { navigation.view.frame = wide }
      animator.startAnimation()
      stage.advance(by: 0.1)
      let shown = try #require(b.view.layer.presentation()).bounds.width
      #expect(abs(shown - 80) < 5)
      if isStopped {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      } else {
        animator.isReversed = true
      }
      stage.advance(by: 0.3)
      #expect(navigation.view.frame == narrow && b.view.frame.size == narrow.size)
      driver?.finish()
      try stage.settle()
      #expect(b.view.frame.size == narrow.size && navigation.topViewController === b)
      navigation.popViewController(animated: false)
      try stage.settle()
      #expect(a.view.frame.size == narrow.size)
    }
  }

  @Test("A view that joins a view that an animator resizes goes back with it when the animator is reversed (C-87)")
  func cameLater() throws {
    try withStage(.small) { stage in
      stage.show(UIViewController())
      let (host, child) = (UIView(frame: narrow), UIView())
      stage.window.rootViewController?.view.addSubview(host)
      try stage.settle()
      for isStopped in [true, false] {
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { host.frame = wide }
        animator.startAnimation()
        stage.advance(by: 0.1)
        child.frame = host.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(child)
        if isStopped {
          animator.stopAnimation(false)
          animator.finishAnimation(at: .start)
        } else {
          animator.isReversed = true
        }
        try stage.settle()
        #expect(host.frame == narrow && child.frame == host.bounds)
        child.removeFromSuperview()
      }
    }
  }

  @Test("A scrubbed fade goes on though a block that resizes its container sets the same alpha (C-62, C-80)")
  func heldFade() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var ends: [Bool] = []
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          scene.leaving.alpha = 0
        } completion: {
          ends.append($0)
          context.completeAsDecided()
        }
      }
      stage.advance(frames: 1)
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      UIView.animate(withDuration: 0.2) {
        scene.nav.view.frame.size.height -= 20
        scene.leaving.alpha = 0.5
      }
      stage.advance(by: 0.3)
      #expect(ends.isEmpty)
      scene.driver.finish()
      try stage.settle()
      #expect(ends == [true] && scene.nav.topViewController === scene.a)
    }
  }

  @Test(
    "A swipe back goes on though a block around it begins from the current state (C-64, C-80)",
    arguments: [true, false], [true, false])
  func fromCurrentState(isHeld: Bool, usesKeyframes: Bool) throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let navigation = UINavigationController(rootViewController: a)
      try stage.show(navigation, in: CGRect(x: 0, y: 0, width: 200, height: 400))
      navigation.pushViewController(b, animated: false)
      try stage.settle()
      var finger: HeldFinger?
      if isHeld {
        finger = stage.touchDown(at: CGPoint(x: 1, y: 100), steps: 8, by: CGVector(dx: 12, dy: 0))
      } else {
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
      }
      let before = try #require(b.view.layer.presentation()).frame.minX
      #expect(before > 20 && before < 180)
      let resize = { navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500) }
      if usesKeyframes {
        UIView.animateKeyframes(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: resize)
        }
      } else {
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: resize)
      }
      stage.advance(frames: 1)
      let after = try #require(b.view.layer.presentation()).frame.minX
      #expect(isHeld ? abs(after / 300 - before / 200) < 1e-3 : after > before && after < before + 40)
      finger?.lift(at: CGPoint(x: 290, y: 100))
      try stage.settle()
      #expect(navigation.topViewController === a)
      #expect(a.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    }
  }

  @Test("A container that is only resized about its center keeps its size when the transition is cancelled (C-82)")
  func sizeAlone() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let driver = UIPercentDrivenInteractiveTransition()
      let navigation = try push(a, b, by: driver, on: stage)
      driver.update(0.5)
      let container = try #require(navigation.transitionCoordinator?.containerView)
      UIView.animate(withDuration: 0.2) { container.bounds.size = wide.size }
      #expect(try #require(b.view.layer.presentation()).bounds.size == wide.size)
      stage.advance(by: 0.1)
      driver.cancel()
      try stage.settle()
      #expect(container.bounds.size == wide.size && a.view.frame.size == wide.size)
    }
  }

  @Test(
    "A touch that pauses a transition while its container grows finds it grown, and no frame shows it small again (C-82)"
  )
  func claimedInteraction() throws {
    try withStage(.small) { stage in
      let (a, b) = (Screen("A", .red), Screen("B", .blue))
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      let navigation = try push(a, b, by: driver, on: stage)
      var isDone = false
      UIView.animate(withDuration: 0.6) {
        navigation.view.frame = wide
      } completion: { _ in
        isDone = true
      }
      stage.advance(by: 0.1)
      let growing = try #require(a.view.layer.presentation()).bounds.width
      #expect(growing > narrow.width && growing < wide.width)
      driver.pause()
      driver.update(0.2)
      stage.advance(frames: 1)
      #expect(!isDone)
      driver.cancel()
      var widths: Set<CGFloat> = []
      while !stage.isQuiet {
        stage.advance(frames: 1)
        widths.insert(try #require(a.view.layer.presentation()).bounds.width)
      }
      #expect(widths == [wide.width] && isDone)
      #expect(a.view.frame.size == wide.size && navigation.topViewController === a)
    }
  }

  @Test(
    "The eased part of a size change counts for nothing once it is over, though its animator is stopped (C-96)")
  func easing() throws {
    try withStage(.small) { stage in
      let (parent, context, modal) = (UIViewController(), Screen("context", .red), Screen("modal", .blue))
      stage.show(parent)
      let host = UIView(frame: narrow)
      parent.view.addSubview(host)
      parent.addChild(context)
      context.view.frame = host.bounds
      context.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(context.view)
      context.didMove(toParent: parent)
      try stage.settle()
      context.definesPresentationContext = true
      modal.modalPresentationStyle = .currentContext
      context.present(modal, animated: true)
      stage.advance(by: 0.1)
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { host.frame = wide }
      animator.startAnimation()
      stage.advance(by: 0.9)
      #expect(modal.viewIfLoaded?.superview != nil && context.view.superview == nil)
      animator.stopAnimation(true)
      try stage.settle()
      let container = try #require(modal.view.superview).bounds
      #expect(container.height > narrow.height && container.height < wide.height)
      #expect(abs(modal.view.frame.minY) < 1e-9 && abs(modal.view.frame.height - container.height) < 1e-9)
    }
  }

  @Test("Animations that a screen starts in the layout of its new size belong to the size change, too (C-69)")
  func nested() throws {
    final class Laid: UIViewController {
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(mark)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        UIView.animate(withDuration: 0.3) { self.mark.center.x = self.view.bounds.width - 5 }
      }
    }
    try withStage(.small) { stage in
      let (a, b) = (Laid(), Screen("B", .blue))
      let driver = UIPercentDrivenInteractiveTransition()
      let navigation = try push(a, b, by: driver, on: stage)
      driver.update(0.5)
      UIView.animate(withDuration: 0.2) {
        navigation.view.frame = wide
        navigation.view.layoutIfNeeded()
      }
      #expect(try #require(a.mark.layer.presentation()).position.x == 95)
      driver.cancel()
      try stage.settle()
      #expect(a.mark.center.x == 95 && a.view.frame.size == wide.size)
    }
  }
}
