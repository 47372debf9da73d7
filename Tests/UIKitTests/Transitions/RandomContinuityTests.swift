import Testing
import TransitionTesting
import UIKit

/// Seeded: any kind of animation, in a stack or in an app's container, begun by hand or by time, held, moved, let go, held again at any
/// moment. Whatever happens, nothing jumps and nothing flashes, and the end is where it belongs.
@Suite("A transition interrupted at random") @MainActor struct RandomContinuityTests {
  /// A transition of one of two containers, with the dot that outlives it either way.
  @MainActor private struct Subject {
    let arriving: UIView
    let leaving: UIView
    let driver: UIPercentDrivenInteractiveTransition
    let begin: (_ byHand: Bool, _ animate: @escaping (any UIViewControllerContextTransitioning) -> Void) -> Void

    static func stack(_ stage: Stage) throws -> Subject {
      let scene = try PopScene(stage)
      return Subject(arriving: scene.arriving, leaving: scene.leaving, driver: scene.driver) { byHand, animate in
        scene.driver.wantsInteractiveStart = byHand
        scene.pop(animate)
      }
    }

    static func pages(_ stage: Stage) throws -> Subject {
      let scene = PagesScene(stage)
      let driver = UIPercentDrivenInteractiveTransition()
      let dots = [scene.b, scene.a].map { page in
        let dot = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
        page.view.addSubview(dot)
        return dot
      }
      stage.advance(frames: 1)
      return Subject(arriving: dots[0], leaving: dots[1], driver: driver) { byHand, animate in
        driver.wantsInteractiveStart = byHand
        scene.pages.driver = driver
        scene.pages.makeAnimator = { ClosureAnimator(duration: PopScene.duration, animate) }
        scene.pages.show(1)
        stage.advance(frames: 1)
      }
    }
  }

  /// A number of 0…1.
  private func fraction(_ dice: inout Dice) -> Double { Double(dice.roll(1001)) / 1000 }

  /// Where both dots are shown; a dot that is in no window has no place.
  private func places(_ subject: Subject) -> [Double] {
    [subject.arriving, subject.leaving].map { $0.window == nil ? .nan : $0.shownX }
  }

  private func expectStill(_ subject: Subject, _ what: String, _ change: () -> Void) {
    let before = places(subject)
    change()
    for (old, new) in zip(before, places(subject)) where !old.isNaN && !new.isNaN {
      #expect(isClose(old, new, within: 1e-6), "\(what): from \(old) to \(new)")
    }
  }

  @Test(
    "position is continuous at every interruption, and the end is right (P-10…P-16, C-77, C-82, T-104)",
    arguments: 0..<120)
  func continuous(seed: Int) throws {
    try withStage(.small) { stage in
      var dice = Dice(seed * 7919 + 17)
      let subject = try dice.flip() ? Subject.stack(stage) : Subject.pages(stage)
      let kind = MovingDot.all[seed % MovingDot.all.count]
      let (duration, delay) = (0.2 + 0.3 * fraction(&dice), 0.15 * fraction(&dice))
      let byHand = dice.flip()
      subject.begin(byHand) { context in
        context.insertToView(above: false)
        kind.move(subject.arriving, duration, delay)
        kind.move(subject.leaving, duration, delay)
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          context.containerView.alpha = 0.99
        } completion: { _ in
          context.containerView.alpha = 1
          context.completeAsDecided()
        }
      }
      let driver = subject.driver
      // What has come to its end while time moved it is over, and stays there.
      var mayGoBack = true
      if !byHand {
        stage.advance(by: 0.05 + 0.3 * fraction(&dice))
        expectStill(subject, "grabbed on its way") { driver.pause() }
        mayGoBack = !places(subject).contains(100)
      }
      var finishes = true
      while true {
        driver.update(CGFloat(fraction(&dice)))
        stage.advance(frames: 1 + dice.roll(3))
        finishes = dice.flip() || !mayGoBack
        driver.completionSpeed = CGFloat(0.5 + fraction(&dice))
        driver.completionCurve = [.easeInOut, .easeIn, .easeOut, .linear][dice.roll(4)]
        expectStill(subject, "let go") { finishes ? driver.finish() : driver.cancel() }
        guard dice.flip() else { break }
        stage.advance(by: 0.1 * fraction(&dice))
        guard !stage.environment.drivers.isEmpty else { break }
        expectStill(subject, "grabbed again") { driver.pause() }
        mayGoBack = mayGoBack && !places(subject).contains(100)
        guard dice.flip() else { continue }
        expectStill(subject, "let go again") { finishes ? driver.finish() : driver.cancel() }
        break
      }
      var last = places(subject)
      for frame in 0..<200 where !stage.isQuiet {
        stage.advance(frames: 1)
        let now = places(subject)
        for (old, new) in zip(last, now) where !old.isNaN && !new.isNaN {
          #expect(abs(new - old) < 45, "\(kind.name), frame \(frame): from \(old) to \(new)")
        }
        last = now
      }
      try stage.settle()
      let survivor = finishes ? subject.arriving : subject.leaving
      let goal = finishes ? 100.0 : 0
      #expect(isClose(Double(survivor.center.x), goal), "\(kind.name), by hand: \(byHand)")
      #expect(isClose(survivor.shownX, goal), "\(kind.name), by hand: \(byHand)")
      #expect(survivor.layer.animationKeys() == nil)
    }
  }
}
