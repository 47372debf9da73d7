import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Faults that a review found, each with the scene that showed it.
@Suite("Regressions of the transition engine") @MainActor struct ReviewTests {
  @Test("A controller that contains the navigation controller cannot be pushed on it, nor set")
  func loops() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let outer = UIViewController()
      stage.window.rootViewController = nil
      outer.addChild(scene.nav)
      scene.nav.pushViewController(outer, animated: false)
      try stage.expectDiagnostic("containment-loop")
      scene.nav.setViewControllers([scene.a, scene.nav], animated: false)
      try stage.expectDiagnostic("pushed-navigation")
      #expect(scene.nav.viewControllers == [scene.a])
    }
  }

  @Test("settle names a spring that never rests as endless, and does not report it as a pitfall")
  func endlessSpring() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      UIView.animate(springDuration: 0.5, bounce: 1) { scene.a.view.alpha = 0.5 }
      #expect {
        try stage.settle(within: 1)
      } throws: { error in
        "\(error)".contains("no end")
      }
    }
  }

  @Test("In a window at half speed the rest of a swipe takes twice as long, and no longer")
  func slowWindow() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      stage.advance(by: 5)
      stage.window.layer.speed = 0.5
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      driver.update(0.5)
      stage.advance(frames: 1)
      #expect(abs((scene.b.view.layer.presentation()?.frame.minX ?? 0) - 50) < 1e-6)
      driver.finish()
      let start = stage.time
      try stage.settle()
      #expect(abs(stage.time - start - 0.3) < 0.06)  // half of 0.3 s, at half speed
    }
  }

  @Test("A flick at the edge that begins and ends in one turn decides the pop itself (P-9, C-84)")
  func quickFlick() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.director.usesSlide = false
      try scene.showB()
      stage.touchDown(at: CGPoint(x: 2, y: 100))
      stage.advance(by: 0.5)
      stage.touchMove(to: CGPoint(x: 13, y: 100))
      stage.touchUp(at: CGPoint(x: 13, y: 100))
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 2)
    }
  }

  @Test("A stack that pops to its root under a modal screen changes unseen, and each will has its did")
  func popUnderModal() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      try scene.showB()
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      scene.b.onWillDisappear = { _ in scene.nav.popToRootViewController(animated: false) }
      scene.nav.present(modal, animated: true)
      try stage.settle()
      let covered = scene.log.take()
      #expect(covered.contains("B.wD") && covered.contains("B.dD"))
      scene.nav.dismiss(animated: true)
      try stage.settle()
      let back = scene.log.take()
      #expect(back.contains("A.wA") && back.contains("A.dA"))
      #expect(scene.nav.viewControllers.map(\.title) == ["A"])
    }
  }

  @Test("The system's curve with no duration changes at once (C-65)")
  func curveSevenWithoutDuration() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      UIView.animate(withDuration: 0, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
        scene.a.view.alpha = 0
      }
      #expect(scene.a.view.layer.animationKeys() == nil)
    }
  }

  @Test("A second touch does not make a pan jump")
  func secondFinger() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let pan = UIPanGestureRecognizer()
      scene.a.view.addGestureRecognizer(pan)
      stage.touch([
        TouchPoint(time: 0, location: CGPoint(x: 20, y: 100)), TouchPoint(time: 0.2, location: CGPoint(x: 50, y: 100)),
        TouchPoint(time: 1, location: CGPoint(x: 50, y: 100)),
      ])
      stage.advance(by: 0.3)
      let before = pan.translation(in: nil)
      stage.touchDown(at: CGPoint(x: 80, y: 190))
      stage.advance(frames: 1)
      stage.touchMove(to: CGPoint(x: 81, y: 190))
      stage.advance(frames: 1)
      #expect(abs(pan.translation(in: nil).x - before.x) < 2 && abs(pan.translation(in: nil).y - before.y) < 2)
      stage.touchUp(at: CGPoint(x: 81, y: 190))
      try stage.settle()
    }
  }

  @Test("settle does not wait for a cancelled timer")
  func takenBackTimer() throws {
    try withStage(.small) { stage in
      let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
      timer.invalidate()
      try stage.settle()
      #expect(stage.time < 1)
    }
  }

  @Test(
    "A colour that a cancelled transition had animated is the old one again, in the view, its layer and the frame (C-82)"
  )
  func rewoundColor() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.b.view.backgroundColor = .red
      stage.advance(frames: 1)
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          scene.b.view.backgroundColor = .green
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      #expect(
        scene.b.view.backgroundColor == .green
          && scene.b.view.layer.presentation()?.backgroundColor != UIColor.green.cgColor)
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.b.view.backgroundColor == .red && scene.b.view.layer.backgroundColor == UIColor.red.cgColor)
      #expect(stage.image.color(x: 50, y: 150) == .red)
    }
  }

  @Test("A colour that is set on a view's layer is the view's background colour, too")
  func layerColor() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.a.view.backgroundColor = .red
      scene.a.view.layer.backgroundColor = UIColor.green.cgColor
      #expect(scene.a.view.backgroundColor == .green)
    }
  }

  @Test("Recordings of no length, or at no frame rate, are refused")
  func films() throws {
    try withStage(.small) { stage in
      stage.show(UIViewController())
      #expect(throws: FrameExportError.self) { try stage.record("x", for: .nan) }
      #expect(throws: FrameExportError.self) { try stage.record("x", framesPerSecond: 0, for: 1) }
      stage.advance(by: 1e300)
      #expect(stage.time == 0)
    }
  }
}
