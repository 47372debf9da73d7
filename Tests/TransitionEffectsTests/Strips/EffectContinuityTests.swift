import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// No effect jumps: what a finger does in a small step shows as little (E-85, P-65).
@Suite("Continuity of effects under a finger") @MainActor struct EffectContinuityTests {
  @Test(
    "A small step of the progress changes the frame a little, in every container",
    arguments: EffectCase.inContainers)
  func there(effect: EffectCase, container: EffectScenario.Container) throws {
    try withStage(.upright) { stage in
      try expectSmallSteps(effect, false, EffectScenario(stage, container))
    }
  }

  @Test(
    "A small step of the progress changes the frame a little on the way back", arguments: EffectCase.inContainers)
  func back(effect: EffectCase, container: EffectScenario.Container) throws {
    try withStage(.upright) { stage in
      try expectSmallSteps(effect, true, EffectScenario(stage, container, isBackward: true))
    }
  }

  @Test(
    "A small step of the progress changes the frame a little in custom presentations", arguments: EffectCase.custom,
    [false, true])
  func custom(effect: EffectCase, isBackward: Bool) throws {
    try withStage(.upright) { stage in
      try expectSmallSteps(effect, isBackward, CustomStripTests.scenario(stage, effect, isBackward: isBackward))
    }
  }

  private func expectSmallSteps(_ effect: EffectCase, _ isBackward: Bool, _ scenario: EffectScenario) throws {
    let stage = scenario.stage
    // Two screens at rest are the largest allowed difference of two frames.
    let screens = try Self.screens.get()
    let whole = distance(screens[0], screens[1])
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.begin(effect.make(isBackward, duration: 1), driver: driver)
    // Around the keyframes' ends, too.
    let step = 0.002
    for percent in [0, 0.1, 0.2, 0.25, 0.35, 0.4, 0.5, 0.6, 0.75, 0.8, 1] {
      let pair = [percent - step, percent + step].map { (progress: Double) in
        driver.update(CGFloat(progress))
        stage.advance(frames: 1)
        return stage.image
      }
      #expect(distance(pair[0], pair[1]) < effect.step * whole, "at \(percent)")
    }
    driver.cancel()
    try stage.settle()
  }

  /// The frames of the two screens at rest.
  private static let screens = Result {
    try [true, false].map { isOld in
      try withStage(.upright) { stage in
        stage.show(PatternScreen(isOld ? "old" : "new", isOld: isOld))
        stage.advance(frames: 1)
        return stage.image
      }
    }
  }

  /// The mean difference of two images' channels, in 0…255.
  private func distance(_ one: CGImage, _ other: CGImage) -> Double {
    var sum = 0
    let (first, second) = (one.buffer.pixels, other.buffer.pixels)
    for index in first.indices where first[index] != second[index] {
      let (a, b) = (first[index], second[index])
      for shift in [0, 8, 16] as [UInt32] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    }
    return Double(sum) / Double(3 * first.count)
  }
}
