import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// Every effect in every container, there and back, by hand and by time (E-85, E-86, E-87, E-43, P-65, P-66).
@Suite("Every effect") @MainActor struct EffectStripTests {
  /// The way, the writing direction and the screen.
  struct Setting: Sendable, CustomTestStringConvertible {
    let isBackward: Bool
    let isRightToLeft: Bool
    var device: Device { isRightToLeft ? .wide : .upright }
    var testDescription: String { (isBackward ? "back" : "there") + (isRightToLeft ? ", right to left" : "") }
  }

  nonisolated static let settings = [false, true].flatMap { backward in
    [false, true].map { Setting(isBackward: backward, isRightToLeft: $0) }
  }

  @Test(
    "begins with the old screen and ends with the new one, follows the finger, goes back without a trace, in every container",
    arguments: EffectCase.all, settings)
  func scrubbed(effect: EffectCase, setting: Setting) throws {
    var first: [CGImage]?
    for container in [EffectScenario.Container.navigation, .tabs, .modal] {
      try withStage(setting.device) { stage in
        let scenario = try EffectScenario(
          stage, container, isBackward: setting.isBackward, isRightToLeft: setting.isRightToLeft)
        let before = stage.image
        let driver = UIPercentDrivenInteractiveTransition()
        scenario.begin(effect.make(setting.isBackward), driver: driver)
        var strip = PictureStrip()
        for percent in [0, 0.25, 0.5, 0.75, 1] {
          driver.update(percent)
          stage.advance(frames: 1)
          strip.add(stage.image)
        }
        #expect(difference(before, strip.pictures[0]) <= effect.tolerance, "\(container): the first frame")
        #expect(difference(before, strip.pictures[2]) > 0.02, "\(container): nothing happens")
        if let first {
          #expect(zip(first, strip.pictures).allSatisfy { $0 == $1 }, "\(container) shows another strip")
        } else {
          first = strip.pictures
          try strip.expect(
            matches: "\(effect.name)-\(setting.isBackward ? "back" : "there")\(setting.isRightToLeft ? "-rtl" : "")")
        }
        driver.update(0.4)
        stage.advance(frames: 1)
        let held = stage.image
        driver.cancel()
        #expect(difference(held, stage.image) == 0, "\(container): a jump where it is let go")
        try stage.settle()
        #expect(difference(before, stage.image) == 0, "\(container): not as before after a cancel")
        #expect(scenario.leftovers(showing: scenario.old, size: setting.device.screen.size) == [])
        #expect(scenario.completions == 1)
        // And by time, to the end.
        stage.clearTrace()
        scenario.begin(effect.make(setting.isBackward))
        try stage.settle()
        #expect(difference(strip.pictures[4], stage.image) <= effect.tolerance, "\(container): the last frame")
        #expect(scenario.leftovers(showing: scenario.new, size: setting.device.screen.size) == [])
        #expect(scenario.completions == 1)
      }
    }
  }

  @Test("stays inside a container that is smaller than the screen (E-87)", arguments: EffectCase.all, [false, true])
  func nested(effect: EffectCase, isBackward: Bool) throws {
    try withStage(.roomy) { stage in
      let scenario = try EffectScenario(stage, .nested, isBackward: isBackward)
      let before = stage.image
      let driver = UIPercentDrivenInteractiveTransition()
      scenario.begin(effect.make(isBackward), driver: driver)
      driver.update(0.5)
      stage.advance(frames: 1)
      let half = stage.image
      let outside = half.buffer.pixels.indices.filter { index in
        let (x, y) = (index % 90, index / 90)
        return !(10..<70).contains(x) || !(20..<110).contains(y)
      }
      #expect(outside.allSatisfy { half.buffer.pixels[$0] == before.buffer.pixels[$0] })
      #expect(difference(before, half) > 0.01)
      driver.finish()
      #expect(difference(half, stage.image) == 0)
      try stage.settle()
      #expect(scenario.leftovers(showing: scenario.new, size: CGSize(width: 60, height: 90)) == [])
    }
  }

  @Test(
    "moves on from frame to frame, with no flash: each picture is nearer to the next than the two screens are",
    arguments: EffectCase.all)
  func continuous(effect: EffectCase) throws {
    try withStage(.upright) { stage in
      let scenario = try EffectScenario(stage, .navigation)
      let before = stage.image
      let driver = UIPercentDrivenInteractiveTransition()
      scenario.begin(effect.make(false), driver: driver)
      var pictures = [before]
      for step in 0...24 {
        driver.update(CGFloat(step) / 24)
        stage.advance(frames: 1)
        pictures.append(stage.image)
      }
      driver.finish()
      try stage.settle()
      pictures.append(stage.image)
      let whole = distance(before, stage.image)
      for (index, pair) in zip(pictures, pictures.dropFirst()).enumerated() {
        #expect(distance(pair.0, pair.1) < 0.62 * whole, "step \(index)")
      }
    }
  }

  /// The mean distance of two pictures' channels, in 0…255.
  private func distance(_ one: CGImage, _ other: CGImage) -> Double {
    var sum = 0
    for (a, b) in zip(one.buffer.pixels, other.buffer.pixels) {
      for shift in [0, 8, 16] as [UInt32] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    }
    return Double(sum) / Double(3 * one.buffer.pixels.count)
  }
}
