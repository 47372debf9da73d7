import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Position is continuous at every time of interruption, for each kind of animation (P-10…P-16, C-77…C-82).
@Suite("Transitions that are released at any moment") @MainActor struct ContinuityTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    /// Where the dot is at a fraction of the transition, on its way from 0 to 100.
    let expected: @Sendable (Double) -> Double
    let move: @MainActor @Sendable (UIView) -> Void
    var testDescription: String { name }
  }

  private nonisolated static let ease = CAMediaTimingFunction(name: .easeIn)

  @MainActor private static func explicit(_ view: UIView, _ animation: CABasicAnimation) {
    animation.duration = PopScene.duration
    view.layer.position.x = 100
    view.layer.add(animation, forKey: "explicit")
  }

  nonisolated static let kinds: [Kind] = [
    Kind(name: "UIView.animate, eased: linear in the hand (C-76)", expected: { 100 * $0 }) { dot in
      UIView.animate(withDuration: PopScene.duration) { dot.center.x = 100 }
    },
    Kind(name: "UIView.animate after a delay (P-14)", expected: { 100 * max(0, $0 * 0.5 - 0.2) / 0.3 }) { dot in
      UIView.animate(withDuration: 0.3, delay: 0.2, options: .curveLinear) { dot.center.x = 100 }
    },
    Kind(name: "UIView.animate, shorter than the transition", expected: { 100 * min(1, $0 * 0.5 / 0.2) }) { dot in
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { dot.center.x = 100 }
    },
    Kind(name: "explicit, linear (P-12)", expected: { 100 * $0 }) { dot in
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0.0
      animation.toValue = 100.0
      explicit(dot, animation)
    },
    Kind(name: "explicit, eased: its own curve stays (C-76)", expected: { 100 * $0 * $0 }) { dot in
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0.0
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 1.0 / 3, 0, 2.0 / 3, 1.0 / 3)  // x², exactly
      explicit(dot, animation)
    },
    Kind(
      name: "explicit, delayed by its beginning, filling both ways", expected: { 100 * max(0, $0 * 0.5 - 0.2) / 0.3 }
    ) {
      dot in
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0.0
      animation.toValue = 100.0
      animation.duration = 0.3
      animation.beginTime = dot.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.2
      animation.fillMode = .both
      dot.layer.position.x = 100
      dot.layer.add(animation, forKey: "explicit")
    },
    Kind(name: "explicit, additive", expected: { 100 * $0 }) { dot in
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = -100.0
      animation.toValue = 0.0
      animation.isAdditive = true
      explicit(dot, animation)
    },
  ]

  nonisolated static let percents = Array(stride(from: 0.0, through: 1.0, by: 0.1))

  private func check(_ kind: Kind, percent: Double, finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        kind.move(scene.arriving)
        kind.move(scene.leaving)
        UIView.animate(withDuration: PopScene.duration) {
          context.view(forKey: .from)?.alpha = 0.5
        } completion: { _ in
          context.view(forKey: .from)?.alpha = 1
          context.completeAsDecided()
        }
      }
      let dot = scene.survivor(finishes: finishes)
      for held in [0, percent / 2, percent] {
        scene.driver.update(CGFloat(held))
        stage.advance(frames: 1)
        #expect(isClose(dot.shownX, kind.expected(held), within: 1e-3), "held at \(held)")
      }
      var last = dot.shownX
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      #expect(isClose(dot.shownX, last), "at the release")
      var frames = 0
      while !stage.environment.drivers.isEmpty, frames < 120 {
        stage.advance(frames: 1)
        frames += 1
        let x = dot.shownX
        // No jump: 100 points in 0.2 s, eased on both ends, are 14.4 points a frame at most.
        #expect(abs(x - last) < 15, "frame \(frames): from \(last) to \(x)")
        #expect(finishes ? x >= last - 1e-6 : x <= last + 1e-6, "frame \(frames): from \(last) to \(x)")
        last = x
      }
      // C-77: what is left of the way takes what is left of the time.
      let rest = (finishes ? 1 - percent : percent) * PopScene.duration
      #expect(abs(Double(frames) / 60 - rest) < 2.5 / 60)
      try stage.settle()
      #expect(isClose(dot.shownX, finishes ? 100 : 0))
      #expect(dot.layer.animationKeys() == nil)
      #expect(isClose(Double(dot.center.x), finishes ? 100 : 0))
    }
  }

  @Test(
    "After finish() an animation of any kind goes on from where it is shown, to its end (C-77, C-81)",
    arguments: kinds, percents)
  func finish(kind: Kind, percent: Double) throws {
    try check(kind, percent: percent, finishes: true)
  }

  @Test(
    "After cancel() an animation of any kind goes back from where it is shown, to its start (C-77, C-81, C-82)",
    arguments: kinds, percents)
  func cancel(kind: Kind, percent: Double) throws {
    try check(kind, percent: percent, finishes: false)
  }

  @Test("Springs and rotations are scrubbed, and are released without a jump (P-12, P-52)", arguments: percents)
  func springs(percent: Double) throws {
    for finishes in [true, false] {
      try withStage(.small) { stage in
        let scene = try PopScene(stage)
        scene.pop { context in
          context.insertToView(above: false)
          for dot in [scene.arriving, scene.leaving] {
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 0.0
            spring.toValue = 100.0
            spring.stiffness = 200
            spring.damping = 20
            spring.duration = spring.settlingDuration  // longer than the transition
            dot.layer.position.x = 100
            dot.layer.add(spring, forKey: "spring")
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.fromValue = 0.0
            turn.toValue = 2 * Double.pi
            turn.duration = PopScene.duration
            dot.layer.add(turn, forKey: "turn")
          }
          UIView.animate(withDuration: PopScene.duration) {
            context.view(forKey: .from)?.alpha = 0.5
          } completion: { _ in
            context.view(forKey: .from)?.alpha = 1
            context.completeAsDecided()
          }
        }
        let dot = scene.survivor(finishes: finishes)
        scene.driver.update(CGFloat(percent))
        stage.advance(frames: 1)
        var last = dot.shownX
        if finishes { scene.driver.finish() } else { scene.driver.cancel() }
        for frame in 0..<90 {
          stage.advance(frames: 1)
          #expect(abs(dot.shownX - last) < 25, "\(finishes ? "finish" : "cancel"), frame \(frame)")
          last = dot.shownX
        }
        #expect(isClose(dot.shownX, finishes ? 100 : 0))
        #expect(CATransform3DIsIdentity(dot.layer.transform))
      }
    }
  }

  @Test(
    "An animator that completes in an animation's delegate gets the end of the released transition, both ways (P-13)",
    arguments: [true, false])
  func delegate(finishes: Bool) throws {
    final class Ender: NSObject, CAAnimationDelegate {
      var calls: [Bool] = []
      let end: () -> Void
      init(_ end: @escaping () -> Void) { self.end = end }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        calls.append(flag)
        end()
      }
    }
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      var ender: Ender?
      scene.pop { context in
        context.insertToView(above: false)
        let grow = CABasicAnimation(keyPath: "opacity")
        grow.fromValue = 1.0
        grow.toValue = 0.0
        grow.duration = PopScene.duration
        ender = Ender { context.completeAsDecided() }
        grow.delegate = ender
        context.view(forKey: .from)?.layer.add(grow, forKey: "grow")
      }
      scene.driver.update(0.4)
      stage.advance(by: 0.4)
      scene.driver.update(1)
      stage.advance(by: 0.4)
      #expect(ender?.calls == [])
      scene.driver.update(0.4)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      try stage.settle()
      #expect(ender?.calls == [true])
      #expect(scene.nav.viewControllers.count == (finishes ? 1 : 2))
    }
  }

  @Test(
    "A transition can be paused again after its release, and released the other way; handlers get each change (T-104, T-105)"
  )
  func regrabbed() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration) {
          scene.leaving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      var received: [String] = []
      scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
        received.append("\(context.isInteractive) \(context.isCancelled)")
      }
      scene.driver.update(0.2)
      stage.advance(frames: 1)
      scene.driver.finish()
      stage.advance(by: 0.2)
      var x = scene.leaving.shownX
      #expect(x > 25 && x < 95)
      scene.driver.pause()
      #expect(isClose(Double(scene.driver.percentComplete), x / 100, within: 1e-6))
      stage.advance(by: 0.2)
      #expect(isClose(scene.leaving.shownX, x, within: 1e-6))
      scene.driver.update(0.7)
      stage.advance(frames: 1)
      x = scene.leaving.shownX
      #expect(isClose(x, 70, within: 1e-6))
      scene.driver.cancel()
      while !stage.environment.drivers.isEmpty {
        stage.advance(frames: 1)
        #expect(scene.leaving.shownX <= x + 1e-6 && x - scene.leaving.shownX < 15)
        x = scene.leaving.shownX
      }
      #expect(received == ["false false", "true false", "false true"])
      #expect(scene.nav.viewControllers.count == 2 && isClose(Double(scene.leaving.center.x), 0))
      try stage.settle()
    }
  }

  @Test(
    "A cancel leaves the model alone where an explicit animation did not follow it: a fade-in over a model of 1 (C-15, P-65)"
  )
  func untouchedModel() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        for view in [context.view(forKey: .from), context.view(forKey: .to)].compactMap({ $0 }) {
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.fromValue = 0.0
          fade.toValue = 1.0
          fade.duration = PopScene.duration
          view.layer.add(fade, forKey: "fade")
        }
        UIView.animate(withDuration: PopScene.duration) {
          context.view(forKey: .to)?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        } completion: { _ in
          context.view(forKey: .to)?.transform = .identity
          context.completeAsDecided()
        }
      }
      scene.driver.update(0.5)
      stage.advance(frames: 1)
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.a.view.layer.opacity == 1)
      #expect(scene.b.view.layer.opacity == 1)
    }
  }

  @Test(
    "Animations that the will-callbacks begin inside the container are scrubbed, and do not jump (C-81, P-16)",
    arguments: [true, false])
  func fromWills(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.b.willDisappear = { _ in
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          scene.leaving.center.x = 100
        }
      }
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration) {
          context.view(forKey: .to)?.alpha = 0.5
        } completion: { _ in
          context.view(forKey: .to)?.alpha = 1
          context.completeAsDecided()
        }
      }
      stage.advance(by: 0.3)
      #expect(isClose(scene.leaving.shownX, 0))
      scene.driver.update(0.6)
      stage.advance(frames: 1)
      #expect(isClose(scene.leaving.shownX, 60))
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      #expect(isClose(scene.leaving.shownX, 60))
      try stage.settle()
    }
  }

  @Test(
    "A cancel of a transition that began non-interactively restores what explicit animations went along with (C-82, T-4)"
  )
  func takenAndCancelled() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.driver.wantsInteractiveStart = false
      scene.pop { context in
        context.insertToView(above: false)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0.0
        move.duration = PopScene.duration
        scene.leaving.layer.position.x = 100
        scene.leaving.layer.add(move, forKey: "move")
        UIView.animate(withDuration: PopScene.duration) {
          context.view(forKey: .from)?.alpha = 0.5
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      stage.advance(by: 0.2)
      scene.driver.pause()
      scene.driver.cancel()
      try stage.settle()
      #expect(scene.leaving.layer.position.x == 0 && scene.b.view.alpha == 1)
      #expect(scene.nav.viewControllers.count == 2)
    }
  }

  @Test("A cancel restores what a transition of a layer's whole content went along with (C-82)")
  func wholeContent() throws {
    for makesItself in [false, true] {
      try withStage(.small) { stage in
        let scene = try PopScene(stage)
        let dot = scene.survivor(finishes: false)
        dot.backgroundColor = .red
        stage.advance(frames: 1)
        scene.pop { context in
          context.insertToView(above: false)
          let page = context.view(forKey: .from)
          let change = {
            (dot.backgroundColor, dot.center.x) = (.blue, 90)
            page?.alpha = 0.5
          }
          if makesItself {
            UIView.transition(
              with: context.containerView, duration: PopScene.duration, options: .transitionCrossDissolve,
              animations: change)
          } else {
            let transition = CATransition()
            transition.duration = PopScene.duration
            context.containerView.layer.add(transition, forKey: nil)
            change()
          }
          UIView.animate(withDuration: PopScene.duration) {
            context.view(forKey: .to)?.alpha = 0.9
          } completion: { _ in
            context.view(forKey: .to)?.alpha = 1
            context.completeAsDecided()
          }
        }
        scene.driver.update(0.6)
        stage.advance(frames: 1)
        #expect(dot.backgroundColor == .blue && dot.center.x == 90)
        scene.driver.cancel()
        try stage.settle()
        #expect(dot.backgroundColor == .red && dot.center.x == 0, "by the app itself: \(!makesItself)")
        #expect(scene.leaving.superview?.alpha == 1)
      }
    }
  }
}
