import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Animation blocks") @MainActor struct ViewAnimationTests {
  @Test(
    "A block makes one animation per changed property: additive, with fill mode both, eased in and out (C-61, C-62, C-29)"
  )
  func shape() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square(side: 10)
      UIView.animate(withDuration: 1, delay: 0.5) {
        view.center = CGPoint(x: 105, y: 5)
        view.bounds.size = CGSize(width: 20, height: 20)
        view.backgroundColor = .red
      }
      #expect(view.center.x == 105)
      #expect(Set(view.layer.animationKeys() ?? []) == ["position", "bounds.origin", "bounds.size", "backgroundColor"])
      let move = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
      #expect(move.isAdditive)
      #expect(move.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
      #expect(move.toValue as? CGPoint == .zero)
      #expect(move.fillMode == .both)
      #expect(move.duration == 1)
      #expect(move.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
      stage.advance(by: 0.5)
      #expect(isClose(view.shownX, 5))
      stage.advance(by: 0.5)
      #expect(isClose(view.shownX, 55))
      try stage.settle()
      #expect(view.shownX == 105 && view.layer.animationKeys() == nil)
    }
  }

  @Test("A block animates colours from the shown one, not additively (C-62)")
  func colors() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      view.backgroundColor = .black
      stage.advance(frames: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .white }
      stage.advance(by: 0.5)
      #expect(isClose(Double(view.layer.presentation()?.backgroundColor?.red ?? 0), 0.5))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .black }
      let animation = try #require(view.layer.animation(forKey: "backgroundColor") as? CABasicAnimation)
      #expect(!animation.isAdditive)
      stage.advance(by: 0.5)
      #expect(isClose(Double(view.layer.presentation()?.backgroundColor?.red ?? 0), 0.25))
      try stage.settle()
    }
  }

  @Test("A block completes at its end, after its delay, with finished true (C-61)")
  func completion() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      let start = stage.time
      var ends: [(Double, Bool)] = []
      UIView.animate(withDuration: 0.5, delay: 0.25, animations: { view.alpha = 0 }) { finished in
        ends.append((stage.time - start, finished))
      }
      stage.advance(by: 0.25)
      #expect(isClose(view.shownAlpha, 1))
      stage.advance(by: 0.4)
      #expect(ends.isEmpty)
      stage.advance(by: 0.1)
      #expect(ends.count == 1 && isClose(ends[0].0, 0.75, within: 1e-9) && ends[0].1)
    }
  }

  @Test(
    "A block during another one keeps the velocity, and both complete at their own ends with finished true (C-62, C-63)"
  )
  func retargeting() throws {
    try withStage(.iPhone15Pro) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      var ends: [String] = []
      UIView.animate(withDuration: 1, animations: { view.center.x = 205 }) { ends.append("first \($0)") }
      stage.advance(by: 0.5)
      var xs = [view.shownX]
      stage.advance(frames: 1)
      xs.append(view.shownX)
      UIView.animate(withDuration: 1, animations: { view.center.x = 5 }) { ends.append("second \($0)") }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      for _ in 0..<3 {
        stage.advance(frames: 1)
        xs.append(view.shownX)
      }
      let steps = zip(xs.dropFirst(), xs).map { $0 - $1 }
      for (next, step) in zip(steps.dropFirst(), steps) { #expect(abs(next - step) < 0.1 * step) }
      stage.advance(by: 0.5)
      #expect(ends == ["first true"])
      try stage.settle()
      #expect(ends == ["first true", "second true"])
      #expect(view.shownX == 5)
    }
  }

  @Test("A position that is animated from the current state adds to what runs, and both blocks finish (C-64)")
  func positionFromCurrentState() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }) {
        ends.append("first \($0)")
      }
      stage.advance(by: 0.5)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear], animations: { view.center.x = 5 }
      ) { ends.append("second \($0)") }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      #expect(isClose(view.shownX, 55))
      stage.advance(by: 0.5)
      #expect(isClose(view.shownX, 55) && ends == ["first true"])
      try stage.settle()
      #expect(ends == ["first true", "second true"] && view.shownX == 5)
    }
  }

  @Test(
    "A second alpha animation replaces the first, from the model's value or from the current state (C-62, C-64, C-101)",
    arguments: [false, true])
  func secondAlpha(startsFromShown: Bool) throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 }) {
        ends.append("first \($0)")
      }
      stage.advance(by: 0.25)
      #expect(isClose(view.shownAlpha, 0.75))
      UIView.animate(
        withDuration: 1, delay: 0, options: startsFromShown ? [.beginFromCurrentState, .curveLinear] : .curveLinear,
        animations: { view.alpha = 1 }
      ) { ends.append("second \($0)") }
      #expect(view.layer.animationKeys() == ["opacity"])
      #expect(isClose(view.shownAlpha, startsFromShown ? 0.75 : 0))
      stage.advance(frames: 1)
      #expect(ends == ["first false"])
      try stage.settle()
      #expect(ends == ["first false", "second true"] && isClose(view.shownAlpha, 1))
    }
  }

  @Test("A block that sets alpha twice finishes all the same (C-101)")
  func alphaTwiceInABlock() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [Bool] = []
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0.5
        view.alpha = 0.2
      } completion: {
        ends.append($0)
      }
      #expect(view.layer.animationKeys() == ["opacity"])
      try stage.settle()
      #expect(ends == [true] && isClose(view.shownAlpha, 0.2))
    }
  }

  @Test("A block finishes though the layout that belongs to it sets alpha again (C-72, C-101)")
  func alphaInLayout() throws {
    final class Dimming: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        alpha = 0.3
      }
    }
    try withStage(.small) { stage in
      let view = Dimming(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      ViewScene(stage).root.addSubview(view)
      stage.advance(frames: 1)
      view.alpha = 1
      var ends: [Bool] = []
      UIView.animate(withDuration: 0.5, delay: 0, options: .layoutSubviews) {
        view.alpha = 0.6
        view.setNeedsLayout()
      } completion: {
        ends.append($0)
      }
      try stage.settle()
      #expect(ends == [true] && isClose(view.shownAlpha, 0.3))
    }
  }

  @Test("A block that sets a transform, and then one without an inverse, finishes (C-62)")
  func singularTransform() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [Bool] = []
      UIView.animate(withDuration: 0.5) {
        view.transform = CGAffineTransform(translationX: 10, y: 0)
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
      } completion: {
        ends.append($0)
      }
      try stage.settle()
      #expect(ends == [true])
    }
  }

  @Test("The action for alpha and for a colour in a block is a basic animation with the block's timing (C-61)")
  func answeredAction() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      view.backgroundColor = .red
      stage.advance(frames: 1)
      #expect(!(view.action(for: view.layer, forKey: "opacity") is CABasicAnimation))
      var ends: [Bool] = []
      UIView.animate(withDuration: 0.75, delay: 0, options: .curveEaseIn) {
        let opacity = view.action(for: view.layer, forKey: "opacity") as? CABasicAnimation
        #expect(opacity?.duration == 0.75 && opacity?.fillMode == .both)
        #expect(opacity?.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(opacity?.keyPath == "opacity" && opacity?.fromValue as? NSNumber == 1 && opacity?.toValue == nil)
        let color = view.action(for: view.layer, forKey: "backgroundColor") as? CABasicAnimation
        #expect(color?.keyPath == "backgroundColor" && color?.fromValue != nil)
        #expect(!(view.action(for: view.layer, forKey: "position") is CABasicAnimation))
      } completion: {
        ends.append($0)
      }
      // An animation that never began does not run, and no completion waits for it.
      #expect(view.layer.animationKeys() == nil)
      try stage.settle()
      #expect(ends == [true])
    }
  }

  @Test("A view may answer its action for a key with an animation that it has made from its superclass's (C-61)")
  func ownAction() throws {
    final class Rounding: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let action = super.action(for: layer, forKey: event == "cornerRadius" ? "backgroundColor" : event)
        guard event == "cornerRadius", let model = action as? CABasicAnimation else { return action }
        let animation = CABasicAnimation(keyPath: event)
        (animation.duration, animation.timingFunction) = (model.duration, model.timingFunction)
        animation.fromValue = layer.cornerRadius
        return animation
      }
    }
    try withStage(.small) { stage in
      let view = Rounding(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      ViewScene(stage).root.addSubview(view)
      stage.advance(frames: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 10 }
      stage.advance(by: 0.5)
      #expect(isClose(Double(view.layer.presentation()?.cornerRadius ?? 0), 5))
      try stage.settle()
    }
  }

  @Test("A change of the frame animates position, origin and size, in this order (C-62)")
  func frameKeys() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 30, y: 30, width: 50, height: 60) }
      #expect(view.layer.animationKeys() == ["position", "bounds.origin", "bounds.size"])
      try stage.settle()
    }
  }

  @Test(
    "A block without duration changes at once, with or without delay, and completes in the next turn (C-65)",
    arguments: [0.0, 2])
  func noDuration(delay: Double) throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      var ends: [Bool] = []
      UIView.animate(withDuration: 0, delay: delay, animations: { view.center.x = 105 }) { ends.append($0) }
      #expect(view.layer.animationKeys() == nil)
      #expect(view.shownX == 105)
      #expect(ends.isEmpty)
      stage.advance(frames: 0)
      #expect(ends == [true])
    }
  }

  @Test(
    "A duration that is negative or not finite counts as zero, and is reported", arguments: [Double.nan, .infinity, -1])
  func badDuration(value: Double) throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      var ends = 0
      UIView.animate(withDuration: value, animations: { view.center.x = 50 }) { _ in ends += 1 }
      UIView.animate(withDuration: 0.1, delay: value, animations: { view.center.x = 60 }) { _ in ends += 1 }
      UIView.animate(
        withDuration: value, delay: 0, usingSpringWithDamping: CGFloat(value), initialSpringVelocity: CGFloat(value),
        animations: { view.center.x = 70 }
      ) { _ in ends += 1 }
      try stage.settle()
      #expect(view.center.x == 70 && view.shownX == 70)
      #expect(ends == 3)
      let words = try stage.expectDiagnostic("invalid-animation-timing").message
      #expect(
        words == """
          [invalid-animation-timing] An animation was asked for with duration \(value) s and delay 0.0 s. Negative and \
          unbounded times cannot be played. They count as 0: the changes are made at once. Pass times of 0 s or more.
          """)
      try stage.expectDiagnostic("invalid-animation-timing")
      try stage.expectDiagnostic("invalid-animation-timing")
    }
  }

  @Test("A block without changes completes at once with finished true (C-66)")
  func nothing() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = scene.square()
      var ends: [Bool] = []
      UIView.animate(withDuration: 5, animations: { view.alpha = 1 }) { ends.append($0) }
      UIView.animate(withDuration: 5, animations: {}) { ends.append($0) }
      #expect(ends.isEmpty)
      stage.advance(frames: 1)
      #expect(ends == [true, true])
    }
  }

  @Test("A block of views outside the window sets their values and completes with finished true (C-67)")
  func outside() throws {
    try withStage(.small) { stage in
      _ = ViewScene(stage)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      var ends: [Bool] = []
      UIView.animate(withDuration: 5, animations: { view.alpha = 0 }) { ends.append($0) }
      #expect(view.layer.animationKeys() == nil && view.alpha == 0)
      stage.advance(frames: 1)
      #expect(ends == [true])
    }
  }

  @Test(
    "A block whose animations or view are removed completes with finished false (C-68, P-4)",
    arguments: ["removeAll", "removeView", "removeParent"])
  func removed(method: String) throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let parent = scene.square(side: 50)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      parent.addSubview(view)
      stage.advance(frames: 1)
      var ends: [Bool] = []
      UIView.animate(withDuration: 5, animations: { view.alpha = 0 }) { ends.append($0) }
      stage.advance(frames: 1)
      switch method {
      case "removeAll": view.layer.removeAllAnimations()
      case "removeView": view.removeFromSuperview()
      default: parent.removeFromSuperview()
      }
      stage.advance(frames: 1)
      #expect(ends == [false])
      #expect(stage.isQuiet)
    }
  }

  @Test("A block may be started from a completion, again and again, without a hang")
  func endlessChain() throws {
    try withStage(.small) { stage in
      _ = ViewScene(stage)
      var rounds = 0
      @MainActor func again() {
        rounds += 1
        UIView.animate(withDuration: 0, animations: {}) { _ in again() }
      }
      again()
      stage.advance(frames: 10)
      #expect((10...25).contains(rounds))
    }
  }

  @Test("A block in which the app only asks a view for an action completes all the same (C-115)")
  func askedForAnAction() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1) {
        #expect(view.action(for: view.layer, forKey: "opacity") != nil)
      } completion: { finished in
        ends.append(finished)
      }
      #expect(ends.isEmpty)
      try stage.settle()
      #expect(ends == [true] && view.layer.animationKeys() == nil)
    }
  }
}
