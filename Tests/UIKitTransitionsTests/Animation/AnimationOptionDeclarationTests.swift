import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The declarations of animation options and curves") @MainActor struct AnimationOptionDeclarationTests {
  @Test("The animation options have the bits of the header (A-52)")
  func bits() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2), (.repeat, 1 << 3),
      (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5), (.overrideInheritedCurve, 1 << 6),
      (.allowAnimatedContent, 1 << 7), (.showHideTransitionViews, 1 << 8), (.overrideInheritedOptions, 1 << 9),
      (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
      (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
      (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20), (.transitionFlipFromTop, 6 << 20),
      (.transitionFlipFromBottom, 7 << 20), (.preferredFramesPerSecond60, 3 << 24),
      (.preferredFramesPerSecond30, 7 << 24),
    ]
    #expect(options.map(\.0.rawValue) == options.map(\.1))
    #expect(UIView.AnimationOptions([.repeat, .curveLinear]).rawValue == 0x3_0008)
  }

  @Test("The animation curves have the raw values of the header (A-54)")
  func curves() {
    let curves: [(UIView.AnimationCurve, Int)] = [(.easeInOut, 0), (.easeIn, 1), (.easeOut, 2), (.linear, 3)]
    #expect(curves.map(\.0.rawValue) == curves.map(\.1))
  }

  @Test(
    "Options with the private curve 7 follow the system's spring and end after 0.505 s, for any duration (A-54, K-9, K-70)",
    arguments: [0.1, 0.25, 3])
  func privateCurve(duration: Double) throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      let start = stage.time
      var end: Double?
      UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
        view.center.x = 105
      } completion: { _ in
        end = stage.time - start
      }
      #expect(isClose(view.layer.animation(forKey: "position")?.duration ?? 0, 0.5058, within: 1e-3))
      stage.advance(by: 0.2)
      // The spring of mass 3, stiffness 1000 and damping 500 (C-41).
      #expect(isClose(view.shownX, 5 + 100 * 0.87928, within: 0.01))
      try stage.settle()
      let ended = try #require(end)
      #expect(ended > 0.505 && ended < 0.506 + stage.frameDuration)
    }
  }

  @Test("Without options an animation eases in and out, as option 0 says (K-54)", arguments: [false, true])
  func defaultCurve(namesOptions: Bool) throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      if namesOptions {
        UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 0)) { view.center.x = 105 }
      } else {
        UIView.animate(withDuration: 1) { view.center.x = 105 }
      }
      #expect(view.layer.animation(forKey: "position")?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
      for (time, progress) in [(0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084)] {
        stage.advance(by: 0.25)
        #expect(isClose(view.shownX, 5 + 100 * progress, within: 0.01), "at \(time) s")
      }
      try stage.settle()
    }
  }

  @Test("A spring without parameters has 0.5 s and no bounce (K-52)")
  func defaultSpring() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (plain, named) = (scene.square(), scene.square())
      let start = plain.center.x
      UIView.animate { plain.center.x = 105 }
      UIView.animate(springDuration: 0.5, bounce: 0, initialSpringVelocity: 0, delay: 0, options: []) {
        named.center.x = 105
      }
      // Along 1 − (1 + 4πt)·exp(−4πt), without bounce (C-31, C-36): 0.8210 of the way at half of the time.
      stage.advance(by: 0.25)
      #expect(isClose(plain.shownX - start, 0.8210 * (105 - start), within: 0.2))
      #expect(plain.shownX == named.shownX)
      try stage.settle()
    }
  }
}
