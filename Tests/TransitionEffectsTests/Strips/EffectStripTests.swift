import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// Every effect in every container, there and back, by hand and by time (E-85, E-86, E-87, E-43, P-65, P-66).
@Suite("Film strips of every effect") @MainActor struct EffectStripTests {
  /// The way, the writing direction and the screen.
  struct Setting: Sendable, CustomTestStringConvertible {
    let isBackward: Bool
    let isRightToLeft: Bool
    var device: Device { isRightToLeft ? .wide : .upright }
    var otherDevice: Device { isRightToLeft ? .upright : .wide }
    var name: String { (isBackward ? "back" : "there") + (isRightToLeft ? "-rtl" : "") }
    /// The name of the strips on the other device.
    var otherName: String { name + "-" + otherDevice.name }
    /// All containers in `make test-all`; otherwise two of them, which take turns.
    var containers: [EffectScenario.Container] {
      if EffectCase.isWhole { return [.navigation, .tabs, .modal] }
      return [.navigation, isBackward == isRightToLeft ? .tabs : .modal]
    }
    var testDescription: String { (isBackward ? "back" : "there") + (isRightToLeft ? ", right to left" : "") }
  }

  nonisolated static let settings = [false, true].flatMap { backward in
    [false, true].map { Setting(isBackward: backward, isRightToLeft: $0) }
  }

  @Test(
    "Every effect runs from the old screen to the new one, follows the finger, and restores everything after a cancel",
    arguments: EffectCase.all, settings)
  func scrubbed(effect: EffectCase, setting: Setting) throws {
    var first: [CGImage]?
    for container in setting.containers {
      try withStage(setting.device) { stage in
        let scenario = try EffectScenario(
          stage, container, isBackward: setting.isBackward, isRightToLeft: setting.isRightToLeft)
        let before = stage.image
        let driver = UIPercentDrivenInteractiveTransition()
        scenario.begin(effect.make(setting.isBackward, duration: 0.1), driver: driver)
        var strip = FrameStrip()
        for percent in [0, 0.25, 0.5, 0.75, 1] {
          driver.update(percent)
          stage.advance(frames: 1)
          strip.add(stage.image)
        }
        if let first {
          // One strip is kept for all containers.
          #expect(first == strip.images, "\(container) shows other frames")
        } else {
          first = strip.images
          #expect(difference(before, strip.images[0]) <= effect.tolerance, "the first frame")
          #expect(strip.images[1...3].contains { difference(before, $0) > 0.02 }, "nothing happens")
          try strip.expect(
            matches: "\(effect.name)-\(setting.name)")
        }
        driver.update(0.4)
        stage.advance(frames: 1)
        let held = stage.image
        driver.cancel()
        #expect(difference(held, stage.image) == 0, "\(container): a jump where it is let go")
        if container == .navigation {
          var cancelled = FrameStrip([held])
          stage.advance(by: 0.02)
          cancelled.add(stage.image)
          try cancelled.expect(matches: "\(effect.name)-\(setting.name)-cancelled-\(setting.device.name)")
        }
        try stage.settle()
        #expect(difference(before, stage.image) == 0, "\(container): not as before after a cancel")
        #expect(scenario.leftovers(showing: scenario.old, size: setting.device.screen.size) == [])
        #expect(scenario.completions == 1)
        // And by time, to the end.
        stage.clearTrace()
        scenario.begin(effect.make(setting.isBackward, duration: 0.1))
        try stage.settle()
        // A spring is all but at rest.
        let last = first?.last ?? before
        #expect(difference(last, stage.image, from: 48) <= effect.tolerance, "\(container): the last frame")
        #expect(scenario.leftovers(showing: scenario.new, size: setting.device.screen.size) == [])
        #expect(scenario.completions == 1)
      }
    }
  }

  @Test(
    "Every effect that is held at 40 % and cancelled plays back to the old screen, on the other screen size",
    arguments: EffectCase.all, settings)
  func cancelled(effect: EffectCase, setting: Setting) throws {
    var first: [CGImage]?
    for container in setting.containers.reversed() {
      try withStage(setting.otherDevice) { stage in
        let scenario = try EffectScenario(
          stage, container, isBackward: setting.isBackward, isRightToLeft: setting.isRightToLeft)
        let before = stage.image
        let driver = UIPercentDrivenInteractiveTransition()
        scenario.begin(effect.make(setting.isBackward, duration: 0.2), driver: driver)
        if first == nil {
          var progress = FrameStrip()
          for percent in [0, 0.25, 0.5, 0.75, 1] {
            driver.update(percent)
            stage.advance(frames: 1)
            progress.add(stage.image)
          }
          try progress.expect(matches: "\(effect.name)-\(setting.otherName)")
        }
        var strip = FrameStrip()
        driver.update(0.4)
        stage.advance(frames: 1)
        strip.add(stage.image)
        driver.cancel()
        stage.advance(by: 0.04)
        strip.add(stage.image)
        try stage.settle()
        strip.add(stage.image)
        #expect(strip.images[2] == before, "\(container): not as before")
        #expect(scenario.leftovers(showing: scenario.old, size: setting.otherDevice.screen.size) == [])
        if let first {
          #expect(first == strip.images, "\(container) shows other frames")
        } else {
          first = strip.images
          try strip.expect(matches: "\(effect.name)-\(setting.name)-cancelled")
        }
      }
    }
  }

  @Test(
    "Every effect stays inside a container that is smaller than the screen (E-87)", arguments: EffectCase.all,
    [false, true])
  func nested(effect: EffectCase, isBackward: Bool) throws {
    try withStage(.roomy) { stage in
      let scenario = try EffectScenario(stage, .nested, isBackward: isBackward)
      let before = stage.image
      let driver = UIPercentDrivenInteractiveTransition()
      scenario.begin(effect.make(isBackward, duration: 0.1), driver: driver)
      driver.update(0.7)
      stage.advance(frames: 1)
      let held = stage.image
      let outside = held.buffer.pixels.indices.filter { index in
        let (x, y) = (index % 90, index / 90)
        return !(10..<70).contains(x) || !(20..<110).contains(y)
      }
      #expect(outside.allSatisfy { held.buffer.pixels[$0] == before.buffer.pixels[$0] })
      #expect(difference(before, held) > 0.01)
      driver.finish()
      #expect(difference(held, stage.image) == 0, "a jump where it is let go")
      try stage.settle()
      #expect(scenario.leftovers(showing: scenario.new, size: CGSize(width: 60, height: 90)) == [])
      try FrameStrip([before, held, stage.image]).expect(
        matches: "\(effect.name)-\(isBackward ? "back" : "there")-nested")
    }
  }
}
