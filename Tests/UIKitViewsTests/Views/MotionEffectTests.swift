import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Motion effects") @MainActor struct MotionEffectTests {
  private func effect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ minimum: Any, _ maximum: Any
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = minimum
    effect.maximumRelativeValue = maximum
    return effect
  }

  @Test("An interpolating effect's value is in proportion to the angle in its direction")
  func values() {
    let sideways = effect("center.x", .tiltAlongHorizontalAxis, -10, 30)
    func value(_ effect: UIMotionEffect, _ x: CGFloat, _ y: CGFloat) -> Double? {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: y))
      return (values?["center.x"] as? NSNumber)?.doubleValue
    }
    #expect(value(sideways, -1, 1) == -10 && value(sideways, 0, 1) == 10 && value(sideways, 1, 0) == 30)
    let group = UIMotionEffectGroup()
    group.motionEffects = [sideways, effect("center.x", .tiltAlongVerticalAxis, 0, 4)]
    #expect(value(group, 1, 1) == 34 && value(group, 1, -1) == 30)
    #expect(UIMotionEffectGroup().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    #expect(value(UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis), 1, 1) == nil)
  }

  @Test("A view with effects is shown elsewhere as the device tilts, and its properties stay")
  func tilting() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let view = UIView(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
      view.backgroundColor = .red
      root.view.addSubview(view)
      let (across, down) = (
        effect("center.x", .tiltAlongHorizontalAxis, -20, 20),
        effect("layer.position.y", .tiltAlongVerticalAxis, -20.0, 20.0)
      )
      view.addMotionEffect(across)
      view.addMotionEffect(down)
      stage.show(root)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 45, y: 45) == .red)
      stage.tilt(to: UIOffset(horizontal: 1, vertical: -4))
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 65, y: 25) == .red && stage.image.color(x: 45, y: 45) == .white)
      #expect(view.frame == CGRect(x: 40, y: 40, width: 10, height: 10))
      try stage.settle()
      view.removeMotionEffect(across)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 45, y: 25) == .red && view.motionEffects.count == 1)
      stage.tilt(to: UIOffset(horizontal: 0, vertical: CGFloat.nan))
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 45, y: 45) == .red)
      view.motionEffects = []
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
