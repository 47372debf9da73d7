import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Invalid animations") @MainActor struct BadAnimationTests {
  private func basic(_ keyPath: String, from: Any?, to: Any?, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  @Test("An animation with a value of another type shows the model and reports layer, key path and value once")
  func wrongKind() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square("dot")
      layer.add(basic("position.x", from: 0, to: "far"), forKey: nil)
      #expect(
        bench.takeMessages() == [
          """
          [animation-of-wrong-kind] An animation of CALayer "dot" gives the key path "position.x" the value far. It is not \
          finite, or of another type than the property, so there is no way to go; the model's value shows. Give every value \
          of the animation the property's own type, such as CGPoint for "position".
          """
        ])
      for time in [1.0, 1.2, 1.4] {
        bench.turn(at: time)
        #expect(layer.shownX == 0)
      }
      #expect(bench.takeDiagnostics().isEmpty)
    }
  }

  @Test(
    "An animation whose values are not finite, or do not fit each other or the property, shows the model",
    arguments: [
      ("opacity", Double.nan, 1), ("opacity", 0, Double.infinity), ("position", CGPoint(x: CGFloat.nan, y: 0), nil),
      ("position", 3, CGPoint.zero), ("bounds.size", CGSize.zero, CGRect.zero), ("transform", 1, 2),
      ("transform.rotation.z", CGPoint.zero, 1), ("backgroundColor", 1, 2), ("contents", 1, nil),
    ] as [(String, any Sendable, (any Sendable)?)])
  func values(keyPath: String, from: any Sendable, to: (any Sendable)?) {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.add(basic(keyPath, from: from, to: to), forKey: nil)
      #expect(bench.takeDiagnostics() == ["animation-of-wrong-kind"])
      bench.turn()
      let (shown, model) = (layer.state(atParentTime: 1.5), layer.model_)
      #expect(shown.position == model.position && shown.opacity == model.opacity && shown.bounds == model.bounds)
      #expect(shown.transform == model.transform && shown.backgroundColor == nil && shown.contents == nil)
    }
  }

  @Test("An animation by a value that cannot be added shows the model (C-21, C-62)")
  func byColor() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.add(basic("backgroundColor", from: CGColor.black, to: nil, by: CGColor.white), forKey: nil)
      #expect(bench.takeDiagnostics() == ["animation-of-wrong-kind"])
      bench.turn()
      #expect(layer.state(atParentTime: 1.5).backgroundColor == nil)
    }
  }

  @Test(
    "Key times that are invalid for the mode are reported and ignored: the values follow each other evenly (C-47)",
    arguments: [
      [0, 0.8, 0.2], [0, 0.5, 1.5], [-0.1, 0.5, 1], [0, .nan, 1], [0, 1], [0.1, 0.5, 1], [0, 0.2, 0.9],
    ] as [[Double]])
  func keyTimes(times: [Double]) {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square("dot")
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.duration) = ([0, 10, 30], 1)
      animation.keyTimes = times.map { NSNumber(value: $0) }
      layer.add(animation, forKey: nil)
      #expect(
        bench.takeMessages() == [
          """
          [key-times] A keyframe animation of CALayer "dot" at the key path "position.x" has the key times \(times). It \
          takes 3 of them, growing from 0 to 1; these are left out, and the values follow each other evenly. Give one time \
          to each value, 0 to the first and 1 to the last; discrete animations take one more, the end.
          """
        ])
      bench.turn()
      #expect(layer.state(atParentTime: 1.75).position.x == 20)
    }
  }

  @Test("Discrete key times of the same number as the values are reported and ignored (C-47)")
  func discreteKeyTimes() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square("dot")
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.keyTimes, animation.duration) = ([1, 2, 3, 4], [0, 0.1, 0.2, 1], 1)
      animation.calculationMode = .discrete
      layer.add(animation, forKey: nil)
      #expect(bench.takeMessages().count == 1)
      bench.turn()
      #expect(layer.state(atParentTime: 1.3).position.x == 2)
    }
  }

  @Test("A keyframe animation without values, or with one of another kind, shows the model")
  func keyframes() {
    let rows: [([Any]?, String)] = [
      (nil, "keyframes-missing"), ([], "keyframes-missing"), ([1, "two"], "animation-of-wrong-kind"),
      ([1, Double.nan, 3], "animation-of-wrong-kind"), ([CGPoint.zero], "animation-of-wrong-kind"),
    ]
    for (values, identifier) in rows {
      LayerBench.run(startingAt: 1) { bench in
        let layer = bench.square()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.duration) = (values, 1)
        layer.add(animation, forKey: nil)
        let messages = bench.takeMessages()
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("[\(identifier)] ") == true)
        // Each names the layer and the key path.
        #expect(messages.first?.contains("of CALayer \"square\"") == true)
        #expect(messages.first?.contains("\"position.x\"") == true)
        bench.turn()
        #expect(layer.state(atParentTime: 1.5).position.x == 0)
      }
    }
  }

  @Test("A spring animation that is given no mass keeps its mass, and is reported when it is added (C-35)")
  func springs() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square("dot")
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 1)
      spring.mass = 0
      spring.stiffness = -4
      spring.damping = .nan
      #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
      layer.add(spring, forKey: nil)
      let messages = bench.takeMessages()
      #expect(
        messages.first == """
          [refused-spring-constant] A spring animation of CALayer "dot" at the key path "position.x" was given mass = 0.0. No \
          spring moves so; the assignment was refused and the value before it holds. Use a mass and a stiffness above 0 and a \
          damping of 0 or more, all finite.
          """)
      #expect(messages.count == 3)
      bench.turn()
      #expect(abs(layer.state(atParentTime: 1.25).position.x - 102.336) < 1e-3)
    }
  }

  @Test("An animation whose layer is in no tree at the commit is reported and dropped (C-25)")
  func outside() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = CALayer()
      layer.name = "lost"
      layer.add(linear("position.x", from: 0, to: 1), forKey: nil)
      layer.add(CATransition(), forKey: nil)
      #expect(bench.takeDiagnostics().isEmpty)
      bench.turn()
      #expect(
        bench.takeMessages() == [
          """
          [animation-outside-trees] An animation of the key path "position.x" was added to CALayer "lost", which is in no \
          layer tree. Nothing shows the layer, so the animation was dropped and counts as not finished. Add the layer to a \
          tree in the same turn of the loop, then the animation.
          """,
          """
          [animation-outside-trees] A CATransition was added to CALayer "lost", which is in no layer tree. Nothing shows the \
          layer, so the animation was dropped and counts as not finished. Add the layer to a tree in the same turn of the \
          loop, then the animation.
          """,
        ])
      let late = CALayer()
      late.add(linear("position.x", from: 0, to: 1), forKey: nil)
      bench.root.addSublayer(late)
      bench.turn()
      #expect(bench.takeDiagnostics().isEmpty)
      #expect(late.state(atParentTime: 1.5).position.x == 0.5)
    }
  }

  @Test("A value function whose result does not fit the property is reported")
  func valueFunction() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let animation = basic("opacity", from: 0, to: 1)
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      layer.add(animation, forKey: nil)
      #expect(bench.takeDiagnostics() == ["wrong-value-function"])
      bench.turn()
      #expect(layer.state(atParentTime: 1.5).opacity == 1)
    }
  }

  @Test("Times that are not finite are refused, and reported with layer and key path")
  func times() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square("dot")
      let animation = linear("position.x", from: 5, to: 10)
      animation.beginTime = .nan
      animation.timeOffset = .infinity
      layer.add(animation, forKey: nil)
      #expect(
        bench.takeMessages().first?.hasPrefix(
          """
          [invalid-geometry] CALayer "dot" was given an animation at the key path "position.x" with beginTime, timeOffset = \
          nan, inf.
          """) == true)
      let group = CAAnimationGroup()
      (group.duration, group.repeatDuration) = (1, .nan)
      layer.add(group, forKey: nil)
      #expect(bench.takeMessages().first?.contains("with repeatDuration = nan") == true)
      bench.turn()
      #expect(layer.state(atParentTime: 1.5).position.x == 0 && layer.animationKeys() == nil)
    }
  }
}
