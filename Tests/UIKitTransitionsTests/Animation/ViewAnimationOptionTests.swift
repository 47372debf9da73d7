import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Options of animation blocks") @MainActor struct ViewAnimationOptionTests {
  @Test("A nested block inherits duration and curve, keeps its delay, and may override both (C-69)")
  func nesting() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let views = (0..<3).map { _ in scene.square() }
      var inherited: [Double] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inherited.append(UIView.inheritedAnimationDuration)
        UIView.animate(withDuration: 5, delay: 0.25, options: .curveEaseIn) {
          inherited.append(UIView.inheritedAnimationDuration)
          views[0].center.x = 105
        }
        UIView.animate(
          withDuration: 5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
        ) {
          inherited.append(UIView.inheritedAnimationDuration)
          views[1].center.x = 105
        }
        views[2].center.x = 105
      }
      #expect(inherited == [1, 1, 5])
      #expect(UIView.inheritedAnimationDuration == 0)
      let animations = try views.map { try #require($0.layer.animation(forKey: "position")) }
      #expect(animations.map(\.duration) == [1, 5, 1])
      #expect(animations[0].timingFunction == CAMediaTimingFunction(name: .linear))
      #expect(animations[1].timingFunction == CAMediaTimingFunction(name: .easeIn))
      stage.advance(by: 0.25)
      #expect(isClose(views[0].shownX, 5))
      #expect(isClose(views[2].shownX, 30))
      try stage.settle()
    }
  }

  @Test("A repeating block has no end, and settle names it (C-70)")
  func repeating() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear], animations: { view.center.x = 105 }) {
        ends.append($0)
      }
      stage.advance(by: 3.25)
      #expect(isClose(view.shownX, 30))
      let error = #expect(throws: StageError.self) { try stage.settle() }
      #expect(
        error?.description == """
          The stage did not settle within 0.00 s. What still runs:
            - animation "position" of UIView, no end, started by UIView.animate
          What has no end never settles: remove it, or pass time with advance(by:).
          """)
      view.layer.removeAllAnimations()
      stage.advance(frames: 1)
      #expect(ends == [false])
    }
  }

  @Test(
    "Autoreverse alone goes there and back once and ends with a jump to the model, and with repeat it never ends (C-70)"
  )
  func autoreversing() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.center.x = 105 }
      ) { ends.append($0) }
      stage.advance(by: 1.75)
      #expect(isClose(view.shownX, 30))
      #expect(ends.isEmpty)
      stage.advance(by: 0.25)
      #expect(view.shownX == 105)
      #expect(ends == [true])
      let other = scene.square()
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .repeat, .curveLinear]) { other.center.x = 105 }
      stage.advance(by: 5.25)
      #expect(isClose(other.shownX, 80))
      other.layer.removeAllAnimations()
    }
  }

  @Test("Changes in performWithoutAnimation are immediate, and animations go on after it (C-73)")
  func without() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (jumping, moving) = (scene.square(), scene.square())
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          jumping.center.x = 50
          UIView.performWithoutAnimation {}
          jumping.alpha = 0.5
          #expect(!UIView.areAnimationsEnabled)
        }
        moving.center.x = 50
      }
      #expect(jumping.layer.animationKeys() == nil)
      #expect(moving.layer.animationKeys() == ["position"])
      #expect(UIView.areAnimationsEnabled)
      try stage.settle()
    }
  }

  @Test("With animations disabled nothing animates, and completions run all the same (C-73)")
  func switchedOff() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      UIView.setAnimationsEnabled(false)
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, animations: { view.center.x = 50 }) { ends.append($0) }
      #expect(view.layer.animationKeys() == nil)
      stage.advance(frames: 1)
      #expect(ends == [true])
      UIView.setAnimationsEnabled(true)
    }
  }

  @Test(
    "Layout that is forced in a block, or requested by .layoutSubviews, animates with it (C-72)",
    arguments: [true, false])
  func layout(forced: Bool) throws {
    final class Follower: UIView {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() { child.center = CGPoint(x: bounds.width, y: 5) }
    }
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(view.child)
      scene.root.addSubview(view)
      stage.advance(frames: 1)
      #expect(view.child.center.x == 50)
      UIView.animate(withDuration: 1, delay: 0, options: forced ? .curveLinear : [.curveLinear, .layoutSubviews]) {
        view.bounds.size.width = 100
        if forced { view.layoutIfNeeded() }
      }
      stage.advance(by: 0.5)
      #expect(isClose(view.child.shownX, 75))
      try stage.settle()
    }
  }

  @Test(
    "Animated views take no touches unless the options allow it, and then the model's position counts (C-71)",
    arguments: [true, false])
  func touches(allowed: Bool) throws {
    final class Pad: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      scene.root.addSubview(pad)
      stage.advance(frames: 1)
      UIView.animate(withDuration: 1, delay: 0, options: allowed ? .allowUserInteraction : []) { pad.center.x = 80 }
      stage.advance(by: 0.1)
      stage.tap(CGPoint(x: 10, y: 10))  // where it is still shown
      stage.advance(by: 0.2)
      #expect(pad.touches == 0)
      stage.tap(CGPoint(x: 80, y: 10))
      stage.advance(by: 0.2)
      #expect(pad.touches == (allowed ? 1 : 0))
      try stage.settle()
      stage.tap(CGPoint(x: 80, y: 10))
      try stage.settle()
      #expect(pad.touches == (allowed ? 2 : 1))
    }
  }

  @Test("The spring of iOS 17 with half a second and no bounce has k 157.91, c 25.13 and 0.8 s (C-37, C-36)")
  func perceptualSpring() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 105 }
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(isClose(Double(spring.stiffness), 157.9137, within: 1e-3))
      #expect(isClose(Double(spring.damping), 25.1327, within: 1e-3))
      #expect(isClose(spring.duration, 0.8))
      try stage.settle()
      #expect(view.shownX == 105)
    }
  }

  @Test(
    "The spring with a damping ratio is solved for the duration (C-38, C-39)",
    arguments: [
      (3, 0.25, 0, 54.83363, 3.70249), (0.8, 0.6, 0, 190.21428, 16.55018), (0.6, 0.6, 1, 328.37377, 21.74530),
      (0.5, 1, 0, 341.02370, 36.93365), (0.3, 0.85, 0, 839.00042, 49.24136),
    ] as [(Double, Double, Double, Double, Double)])
  func dampedSpring(duration: Double, ratio: Double, velocity: Double, stiffness: Double, damping: Double) throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      var ended = 0.0
      let start = stage.time
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio),
        initialSpringVelocity: CGFloat(velocity), animations: { view.center.x = 105 }
      ) { _ in ended = stage.time - start }
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(isClose(Double(spring.stiffness), stiffness, within: 1e-3))
      #expect(isClose(Double(spring.damping), damping, within: 1e-3))
      #expect(isClose(Double(spring.initialVelocity), velocity))
      stage.advance(by: duration - 0.02)
      #expect(abs(view.shownX - 105) < 1)
      try stage.settle()
      #expect(abs(ended - duration) < 1.0 / 60 + 1e-9)
    }
  }
}
