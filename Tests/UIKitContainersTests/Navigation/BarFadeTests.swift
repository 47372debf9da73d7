import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The buttons of a bar during a transition") @MainActor struct BarFadeTests {
  /// Two screens with a button each at the right.
  private func scene(_ stage: Stage) -> NavigationScene {
    let scene = NavigationScene(stage)
    scene.a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
    scene.b.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)
    stage.advance(frames: 1)
    return scene
  }

  /// How much of the button with a title is seen.
  private func alpha(_ title: String, _ scene: NavigationScene) -> Double {
    var alphas: [Double] = []
    func look(in view: UIView, _ outer: Double) {
      let alpha = outer * view.shownAlpha
      if (view as? UILabel)?.text == title { alphas.append(alpha) }
      for subview in view.subviews { look(in: subview, alpha) }
    }
    look(in: scene.nav.navigationBar, 1)
    return alphas.max() ?? 0
  }

  @Test("Bar buttons fade by the progress of the screens, for any number of curves evaluated before (K-10)")
  func progressAndTimes() throws {
    try withStage { stage in
      let curve = ViewAnimationTiming(duration: 0.3, delay: 0, options: .curveEaseInOut)
      let spring = ViewAnimationTiming(duration: 0.3, delay: 0, shape: .spring(.system), options: [])
      let (ofCurve, ofSpring) = (curve.time(ofProgress: 0.7), spring.time(ofProgress: 0.7))
      #expect(ofCurve != ofSpring)
      #expect(abs(UIView.AnimationCurve.easeInOut.timingFunction.curve.value(at: ofCurve) - 0.7) < 1e-9)
      var last = 0.0
      for step in 1...200 {
        let time = curve.time(ofProgress: Double(step) / 201)
        #expect(time > last)
        last = time
      }
      #expect(curve.time(ofProgress: 0.7) == ofCurve)
      #expect(spring.time(ofProgress: 0.7) == ofSpring)
      let longer = ViewAnimationTiming(duration: 3, delay: 0, shape: .spring(.system), options: [])
      #expect(longer.time(ofProgress: 0.7) < ofSpring)
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test(
    "Bar buttons fade out in the first third of the screens' movement, and fade in when the title has passed (K-10)")
  func interactively() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      let expectations: [(Double, old: Double, new: Double)] = [
        (0, 1, 0), (0.175, 0.5, 0), (0.35, 0, 0), (0.5, 0, 0), (0.7, 0, 0), (0.84, 0, 0.5), (1, 0, 1),
      ]
      for (percent, old, new) in expectations {
        driver.update(CGFloat(percent))
        stage.advance(frames: 1)
        #expect(isClose(alpha("Old", scene), old, within: 1e-6), "Old at \(percent)")
        #expect(isClose(alpha("New", scene), new, within: 1e-6), "New at \(percent)")
      }
      driver.cancel()
      try stage.settle()
      #expect(alpha("Old", scene) == 1 && alpha("New", scene) == 0)
    }
  }

  @Test("Bar buttons follow the screens' progress along the system's spring, and not the time (K-2, K-10)")
  func byTime() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.director.usesSlide = false
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      var phases: Set<String> = []
      while !stage.environment.drivers.isEmpty {
        let progress = 1 - Double(scene.b.view.layer.presentation()?.frame.minX ?? 0) / 100
        let (old, new) = (alpha("Old", scene), alpha("New", scene))
        if progress > 0.351 { #expect(old < 1e-9, "at \(progress)") }
        if progress < 0.3 { #expect(old > 0.02, "at \(progress)") }
        if progress < 0.699 { #expect(new < 1e-9, "at \(progress)") }
        if progress > 0.981 { #expect(new > 1 - 1e-9, "at \(progress)") }
        phases.insert(progress < 0.35 ? "before" : progress < 0.7 ? "between" : "after")
        stage.advance(by: 1.0 / 240)
      }
      #expect(phases.count == 3)
      #expect(alpha("New", scene) == 1)
    }
  }

  @Test("The bar's items animate for the time of transitionDuration(using:) (T-46)", arguments: [0.2, 0.8])
  func duration(_ duration: Double) throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.director.duration = duration
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      let start = stage.time
      #expect(alpha("New", scene) == 0)
      while alpha("New", scene) < 0.999, stage.time < start + 2 { stage.advance(by: 1.0 / 240) }
      let part = (stage.time - start) / duration
      #expect(part > 0.6 && part <= 1.01, "the new button has come after \(part) of the duration")
      try stage.settle()
    }
  }
}
