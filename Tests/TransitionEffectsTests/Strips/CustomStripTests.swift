import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// The effects that make sense where the screen below stays, in a presentation of the app's own style.
@Suite("Film strips of effects in custom presentations") @MainActor struct CustomStripTests {
  @Test(
    "A custom presentation that is held at 40 % and cancelled restores the screen (E-6, E-7, E-14)",
    arguments: EffectCase.custom,
    EffectStripTests.settings)
  func custom(effect: EffectCase, setting: EffectStripTests.Setting) throws {
    for device in [setting.device, setting.otherDevice] {
      try withStage(device) { stage in
        let scenario = try Self.scenario(
          stage, effect, isBackward: setting.isBackward, isRightToLeft: setting.isRightToLeft)
        let before = stage.image
        let driver = UIPercentDrivenInteractiveTransition()
        scenario.begin(effect.make(setting.isBackward, duration: 0.1), driver: driver)
        var strip = FrameStrip()
        for percent in [0, 0.25, 0.5, 0.75, 1, 0.4] {
          driver.update(percent)
          stage.advance(frames: 1)
          strip.add(stage.image)
        }
        #expect(strip.images.contains { difference(before, $0) > 0.02 }, "nothing happens")
        let held = stage.image
        driver.cancel()
        #expect(difference(held, stage.image) == 0, "a jump where it is let go")
        try stage.settle()
        #expect(difference(before, stage.image) == 0, "not as before a cancel")
        try strip.expect(matches: "\(effect.name)-\(setting.name)-custom-\(device.name)")
      }
    }
  }

  /// A presentation of the app's own style; the overlay's has its presentation controller.
  static func scenario(
    _ stage: Stage, _ effect: EffectCase, isBackward: Bool, isRightToLeft: Bool = false
  ) throws -> EffectScenario {
    let controller = OverlayPresentationController.init(presentedViewController:presenting:)
    return try EffectScenario(
      stage, .modal, isBackward: isBackward, isRightToLeft: isRightToLeft, style: .custom,
      controller: effect.name == "overlay" ? controller : nil, arriving: effect.make(false))
  }
}
