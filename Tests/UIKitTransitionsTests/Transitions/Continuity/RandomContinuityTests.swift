import SeededRandom
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// Seeded: any kind of animation, in any container, begun interactively or by time, paused, moved, released and paused
/// again at any moment. Nothing ever jumps or flashes, on any layer, and the end state is right: a call changes nothing
/// that is shown, and each frame continues the movement of the one before it.
@Suite("Transitions that are interrupted at random") @MainActor struct RandomContinuityTests {
  /// Points, or hundredths of opacity and scale: what a spring of 100 points that is cut off at rest has left (C-33,
  /// C-38).
  private static let tolerance = 0.2

  /// A number of 0…1.
  private func fraction(_ dice: inout XorshiftRandom) -> Double { Double(dice.roll(1001)) / 1000 }

  private func expectStill(_ stage: Stage, _ what: String, _ change: () -> Void) {
    let before = ShownLayers(stage)
    change()
    let jump = before.largestStep(to: ShownLayers(stage))
    #expect(jump.step < 1e-6, "\(what): \(jump.text)")
  }

  /// Plain animations, or an interruptible property animator and other animations beside it (C-80).
  private func animator(
    _ scene: ContinuityScene, _ kinds: [MovingDot], lasting duration: Double, after delay: Double, isInterruptible: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    let (arriving, leaving) = (scene.arriving.dot, scene.leaving.dot)
    let pace = UIView()
    func move(_ context: any UIViewControllerContextTransitioning) {
      context.insertToView(above: false)
      context.containerView.addSubview(pace)
      kinds[0].move(arriving, duration, delay)
      kinds[1].move(leaving, duration, delay)
    }
    if isInterruptible {
      return PropertyAnimatorTransition { context in
        move(context)
        return UIViewPropertyAnimator(duration: ContinuityScene.duration, curve: .easeInOut) {
          pace.alpha = 0
        }
      }
    }
    return ClosureAnimator(duration: ContinuityScene.duration) { context in
      move(context)
      UIView.animate(withDuration: ContinuityScene.duration) {
        pace.alpha = 0
      } completion: { _ in
        pace.removeFromSuperview()
        context.completeAsDecided()
      }
    }
  }

  /// Moves, releases and pauses again at random; returns whether the last call was to finish.
  private func play(
    _ scene: ContinuityScene, _ own: PropertyAnimatorTransition?, _ dice: inout XorshiftRandom
  ) -> Bool {
    let (stage, driver) = (scene.stage, scene.driver)
    while true {
      driver.update(CGFloat(fraction(&dice)))
      stage.advance(frames: 1 + dice.roll(3))
      let finishes = dice.once(in: 2)
      driver.completionSpeed = CGFloat(0.5 + fraction(&dice))
      driver.completionCurve = [.easeInOut, .easeIn, .easeOut, .linear][dice.roll(4)]
      expectStill(stage, "let go") { finishes ? driver.finish() : driver.cancel() }
      guard dice.once(in: 2) else { return finishes }
      stage.advance(by: 0.1 * fraction(&dice))
      guard !stage.environment.drivers.isEmpty else { return finishes }
      if finishes, let animator = own?.animator, dice.roll(4) == 0 {
        expectStill(stage, "turned round by the app") { animator.isReversed = true }
        return false
      }
      expectStill(stage, "grabbed again") { driver.pause() }
      guard dice.once(in: 2) else { continue }
      expectStill(stage, "let go again") { finishes ? driver.finish() : driver.cancel() }
      return finishes
    }
  }

  @Test(
    "Position is continuous at every interruption, and the end is right (P-10…P-16, C-76, C-77, C-80, C-82, T-104)",
    arguments: 0..<96)
  func continuous(seed: Int) throws {
    try withStage(.small) { stage in
      var dice = XorshiftRandom(multipliedSeed: seed * 7919 + 17)
      let container = ContinuityScene.Kind.allCases[seed % ContinuityScene.Kind.allCases.count]
      let scene = try ContinuityScene(container, stage, hidesTabBar: seed % 4 < 2)
      let kinds = [MovingDot.all[seed % MovingDot.all.count], MovingDot.all[dice.roll(MovingDot.all.count)]]
      let (isInteractive, isInterruptible) = (dice.once(in: 2), dice.roll(3) == 0)
      let (duration, delay) = (0.2 + 0.3 * fraction(&dice), 0.15 * fraction(&dice))
      let story = "\(container), \(kinds.map(\.name)), by hand: \(isInteractive), interruptible: \(isInterruptible)"
      let animator = animator(scene, kinds, lasting: duration, after: delay, isInterruptible: isInterruptible)
      scene.begin(isInteractive: isInteractive, with: animator)
      if !isInteractive {
        stage.advance(by: 0.05 + 0.4 * fraction(&dice))
        expectStill(stage, "\(story): grabbed on its way") { scene.driver.pause() }
      }
      let finishes = play(scene, animator as? PropertyAnimatorTransition, &dice)
      for frame in 0..<200 where !stage.isQuiet {
        // Animations that waited for this moment, such as the next stage of a chain, begin at it.
        stage.advance(frames: 0)
        let expected = ShownLayers(stage, at: stage.timeOfNextFrame)
        stage.advance(frames: 1)
        let jump = expected.largestStep(to: ShownLayers(stage))
        #expect(jump.step < Self.tolerance, "\(story), frame \(frame): \(jump.text)")
      }
      try stage.settle()
      let goal = finishes ? 100.0 : 0
      let survivor = finishes ? scene.arriving : scene.leaving
      for view in [survivor.dot, survivor.companion, scene.outside] {
        #expect(isClose(Double(view.center.x), goal) && isClose(view.shownX, goal), "\(story), at \(view.frame.minY)")
        #expect(view.layer.entries.isEmpty, "\(story)")
      }
    }
  }
}

extension Stage {
  /// When the next frame is.
  fileprivate var timeOfNextFrame: TimeInterval {
    ((time / frameDuration + 1e-6).rounded(.down) + 1) * frameDuration
  }
}
