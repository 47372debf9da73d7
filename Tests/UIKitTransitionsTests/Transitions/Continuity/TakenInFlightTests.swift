import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Transitions that begin non-interactively and are paused") @MainActor struct TakenInFlightTests {
  /// Begins a pop by time; the dots are moved by a closure, beside the animation that ends the transition after 0.5 s.
  private func begin(_ scene: PopScene, _ move: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    scene.driver.wantsInteractiveStart = false
    scene.pop { context in
      context.insertToView(above: false)
      move(context)
      UIView.animate(withDuration: PopScene.duration) {
        context.view(forKey: .from)?.alpha = 0.5
      } completion: { _ in
        context.view(forKey: .from)?.alpha = 1
        context.completeAsDecided()
      }
    }
  }

  @Test("Eased animations follow the touch linearly from where they are, to both ends (C-76, T-4)")
  func straight() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      begin(scene) { _ in
        UIView.animate(withDuration: PopScene.duration) { scene.leaving.center.x = 100 }
      }
      stage.advance(by: 0.15)
      let x = scene.leaving.shownX
      scene.driver.pause()
      let percent = Double(scene.driver.percentComplete)
      #expect(isClose(scene.leaving.shownX, x) && x / 100 < percent - 0.05)  // it eases in: not yet where the time is
      for part in [0.25, 0.5, 0.75] {
        scene.driver.update(CGFloat(percent * part))
        #expect(isClose(scene.leaving.shownX, x * part))
        scene.driver.update(CGFloat(percent + (1 - percent) * part))
        #expect(isClose(scene.leaving.shownX, x + (100 - x) * part))
      }
      scene.driver.cancel()
      try stage.settle()
    }
  }

  @Test("Property animators' animations follow the touch linearly, also a part that begins later (C-76, C-89)")
  func straightAnimator() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let later = UIView(frame: CGRect(x: -5, y: 60, width: 10, height: 10))
      scene.b.view.addSubview(later)
      stage.advance(frames: 1)
      begin(scene) { _ in
        let animator = UIViewPropertyAnimator(duration: PopScene.duration, curve: .easeIn) {
          scene.leaving.center.x = 100
        }
        animator.addAnimations({ later.center.x = 100 }, delayFactor: 0.2)
        animator.startAnimation()
      }
      stage.advance(by: 0.25)
      let (x, y) = (scene.leaving.shownX, later.shownX)
      scene.driver.pause()
      let percent = Double(scene.driver.percentComplete)
      #expect(isClose(scene.leaving.shownX, x) && isClose(later.shownX, y))
      scene.driver.update(CGFloat(percent + (1 - percent) / 2))
      #expect(isClose(scene.leaving.shownX, (x + 100) / 2) && isClose(later.shownX, (y + 100) / 2))
      scene.driver.update(CGFloat(percent / 2))
      #expect(isClose(scene.leaving.shownX, x / 2))
      scene.driver.finish()
      try stage.settle()
    }
  }

  @Test("Springs keep their motion, and explicit animations their own timing functions (C-76)")
  func shapes() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      begin(scene) { _ in
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0.0
        move.duration = PopScene.duration
        move.timingFunction = CAMediaTimingFunction(controlPoints: 1.0 / 3, 0, 2.0 / 3, 1.0 / 3)  // x², exactly
        scene.leaving.layer.position.x = 100
        scene.leaving.layer.add(move, forKey: "move")
      }
      stage.advance(by: 0.15)
      scene.driver.pause()
      scene.driver.update(0.5)
      #expect(isClose(scene.leaving.shownX, 25, within: 1e-3))
      scene.driver.cancel()
      try stage.settle()
    }
  }

  @Test(
    "An animation that was over when the transition was paused is shown again, and a cancel takes it back (C-82, T-104)",
    arguments: [true, false])
  func ended(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var completions = 0
      begin(scene) { _ in
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          scene.leaving.center.x = 100
        } completion: { _ in
          completions += 1
        }
      }
      stage.advance(by: 0.3)
      #expect(completions == 1 && scene.leaving.shownX == 100 && scene.leaving.layer.animationKeys() == nil)
      scene.driver.pause()
      #expect(scene.leaving.shownX == 100)
      scene.driver.update(0.2)
      #expect(isClose(scene.leaving.shownX, 50))
      scene.driver.update(0.3)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      #expect(isClose(scene.leaving.shownX, 75))
      try stage.settle()
      #expect(completions == 1 && scene.leaving.center.x == (finishes ? 100 : 0))
      #expect(scene.leaving.layer.entries.isEmpty)
    }
  }

  @Test("The first of two stages is shown again, colours too, and what a completion changed at once (C-80, C-82)")
  func chain() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let dot = scene.leaving
      dot.backgroundColor = .red
      begin(scene) { _ in
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          dot.center.x = 60
          dot.backgroundColor = .green
        } completion: { _ in
          dot.center.x = 10
          UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
            dot.center.x = 100
            dot.backgroundColor = .blue
          }
        }
      }
      stage.advance(by: 0.3)
      scene.driver.pause()
      #expect(dot.shownX > 40)
      scene.driver.update(0.2)  // 0.1 s: in the middle of the first stage
      #expect(isClose(dot.shownX, 30))
      let color = dot.layer.presentation()?.backgroundColor
      #expect(color == CGColor(srgbRed: 0.5, green: 0.5, blue: 0, alpha: 1))
      scene.driver.cancel()
      try stage.settle()
      #expect(dot.center.x == 0 && dot.backgroundColor == .red && dot.layer.entries.isEmpty)
    }
  }

  @Test("With an interruptible animator, everything in the container follows that animator (C-80, T-103)")
  func besideAnimator() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.driver.wantsInteractiveStart = false
      scene.director.animator = { _ in
        PropertyAnimatorTransition { context in
          context.insertToView(above: false)
          UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
            scene.leaving.center.x = 100
          }
          return UIViewPropertyAnimator(duration: PopScene.duration, curve: .easeIn) { scene.arriving.center.x = 100 }
        }
      }
      scene.director.interaction = scene.driver
      scene.nav.popViewController(animated: true)
      stage.advance(by: 0.3)
      let (eased, plain) = (scene.arriving.shownX, scene.leaving.shownX)
      #expect(eased < plain - 10)
      scene.driver.pause()
      stage.advance(by: 0.5)
      #expect(isClose(scene.arriving.shownX, eased) && isClose(scene.leaving.shownX, plain))
      #expect(isClose(Double(scene.driver.percentComplete), eased / 100))
      scene.driver.update(CGFloat(eased / 200))
      #expect(isClose(scene.arriving.shownX, eased / 2) && isClose(scene.leaving.shownX, plain / 2))
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.leaving.center.x == 0 && scene.leaving.layer.entries.isEmpty)
      #expect(scene.nav.viewControllers.count == 2)
    }
  }

  @Test("Everything goes back with an interruptible animator that the app reverses itself (C-80, C-93)")
  func turnedRound() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var animator: UIViewPropertyAnimator?
      scene.director.animator = { _ in
        PropertyAnimatorTransition { context in
          context.insertToView(above: false)
          UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
            scene.leaving.center.x = 100
          }
          let made = UIViewPropertyAnimator(duration: PopScene.duration, curve: .linear) {
            scene.arriving.center.x = 100
          }
          animator = made
          return made
        }
      }
      scene.nav.popViewController(animated: true)
      stage.advance(by: 0.3)
      animator?.isReversed = true
      var last = scene.leaving.shownX
      while !stage.environment.drivers.isEmpty {
        stage.advance(frames: 1)
        #expect(scene.leaving.shownX <= last + 1e-6 && last - scene.leaving.shownX < 5)
        last = scene.leaving.shownX
      }
      #expect(last == 0 && scene.leaving.center.x == 0)
      try stage.settle()
    }
  }

  @Test("A first stage is shown again also where the second began from the current state (C-64, C-82)")
  func fromCurrentState() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let dot = scene.leaving
      begin(scene) { _ in
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          dot.center.x = 60
        } completion: { _ in
          UIView.animate(withDuration: 0.2, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            dot.center.x = 100
          }
        }
      }
      stage.advance(by: 0.3)
      let x = dot.shownX
      scene.driver.pause()
      #expect(isClose(dot.shownX, x) && x > 60 && x < 90)
      scene.driver.update(0.2)
      #expect(isClose(dot.shownX, 30))
      scene.driver.cancel()
      try stage.settle()
      #expect(dot.center.x == 0 && dot.layer.entries.isEmpty)
    }
  }

  @Test(
    "A stage after the animator's end is scrubbed back through the animator too (C-80, C-82)", arguments: [true, false])
  func afterAnimator(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.driver.wantsInteractiveStart = false
      scene.director.animator = { _ in
        PropertyAnimatorTransition(endsTransition: false) { context in
          context.insertToView(above: false)
          let animator = UIViewPropertyAnimator(duration: 0.25, curve: .linear) { scene.arriving.center.x = 100 }
          animator.addCompletion { _ in
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
              scene.leaving.center.x = 100
            } completion: { _ in
              context.completeAsDecided()
            }
          }
          return animator
        }
      }
      scene.director.interaction = scene.driver
      scene.nav.popViewController(animated: true)
      stage.advance(by: 0.4)
      let x = scene.leaving.shownX
      #expect(x > 40 && x < 70 && scene.arriving.shownX == 100)
      scene.driver.pause()
      #expect(isClose(scene.leaving.shownX, x) && scene.arriving.shownX == 100)
      scene.driver.update(0.25)
      #expect(isClose(scene.arriving.shownX, 50) && isClose(scene.leaving.shownX, 0))
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      try stage.settle()
      #expect(scene.nav.viewControllers.count == (finishes ? 1 : 2))
      #expect(scene.arriving.center.x == (finishes ? 100 : 0) && scene.leaving.center.x == (finishes ? 100 : 0))
    }
  }

  @Test("Beside an animator of the app's own class, alongside blocks follow the reported progress (T-106)")
  func besideOwnClass() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.director.animator = { _ in
        WrappedTransition { context in
          context.insertToView(above: false)
          return UIViewPropertyAnimator(duration: PopScene.duration, curve: .linear) { scene.leaving.center.x = 100 }
        }
      }
      scene.a.willAppear = { a in
        a.transitionCoordinator?.animate { _ in
          scene.arriving.center.x = 100
        } completion: { _ in
        }
      }
      scene.director.interaction = scene.driver
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 1)
      for percent in [0.25, 0.75, 0.5] {
        scene.driver.update(CGFloat(percent))
        stage.advance(by: 0.1)
        #expect(isClose(scene.leaving.shownX, 100 * percent) && isClose(scene.arriving.shownX, 100 * percent))
      }
      scene.driver.finish()
      try stage.settle()
      #expect(scene.arriving.shownX == 100 && scene.nav.viewControllers.count == 1)
    }
  }
}
