import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Animations of a part of a property") @MainActor struct KeyPathAnimationTests {
  private func layer(_ bench: LayerBench) -> CALayer {
    let layer = bench.square()
    CATransaction.setDisableActions(true)
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 5, y: 6)
    layer.shadowOffset = CGSize(width: 7, height: 8)
    layer.transform = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(11, 12, 13))
    layer.sublayerTransform = CATransform3DMakeTranslation(14, 15, 16)
    bench.turn()
    return layer
  }

  @Test(
    "An animation of a part moves only that part (C-57)",
    arguments: [
      "position.x", "position.y", "bounds.size.width", "bounds.size.height", "bounds.origin.x", "bounds.origin.y",
      "anchorPoint.x", "shadowOffset.width", "shadowOffset.height", "contentsRect.origin.x", "contentsRect.size.height",
      "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.rotation", "transform.scale.x",
      "transform.scale.y", "transform.scale.z", "transform.translation.x", "transform.translation.y",
      "transform.translation.z", "sublayerTransform.rotation.y", "sublayerTransform.scale.x",
      "sublayerTransform.translation.z", "zPosition", "cornerRadius", "borderWidth", "opacity", "shadowOpacity",
      "shadowRadius", "anchorPointZ",
    ])
  func parts(keyPath: String) throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = layer(bench)
      let path = try #require(LayerKeyPath(keyPath))
      layer.add(linear(keyPath, from: 0.25, to: 0.75), forKey: nil)
      #expect(bench.takeDiagnostics().isEmpty)
      bench.turn()
      var state = layer.state(atParentTime: 1.5)
      guard case .number(let shown)? = path.value(in: state), let old = path.value(in: layer.model_) else {
        Issue.record("\(keyPath) is no number")
        return
      }
      #expect(abs(shown - 0.5) < 1e-7)
      // With that part put back, nothing is left of the animation.
      path.set(old, in: &state)
      for (_, property) in LayerProperty.all where property.exists(in: state) {
        let (now, before) = (property.value(in: state), property.value(in: layer.model_))
        #expect(now == before || now.distance(to: before) < 1e-9, "\(keyPath) moved \(property.name)")
      }
    }
  }

  @Test("An animation of a rectangle's size or origin moves all of that (C-62)")
  func structures() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = layer(bench)
      let size = CABasicAnimation(keyPath: "bounds.size")
      (size.byValue, size.duration) = (CGSize(width: 10, height: -20), 1)
      let origin = CABasicAnimation(keyPath: "bounds.origin")
      (origin.toValue, origin.duration) = (CGPoint(x: 3, y: 4), 1)
      layer.add(size, forKey: nil)
      layer.add(origin, forKey: nil)
      bench.turn()
      #expect(layer.state(atParentTime: 1.5).bounds == CGRect(x: 2, y: 3, width: 35, height: 30))
    }
  }

  @Test(
    "An animation of a part supports each of the seven combinations of from, to and by (C-21)",
    arguments: [
      (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35), (nil, 0.9, 0.3, 0.75),
      (nil, nil, nil, 0.5), (0.1, 0.3, 9, 0.2),
    ] as [(Double?, Double?, Double?, Double)])
  func modes(from: Double?, to: Double?, by: Double?, middle: Double) {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 0.5
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
      layer.add(animation, forKey: nil)
      bench.turn()
      #expect(abs(Double(layer.state(atParentTime: 1.5).cornerRadius) - middle) < 1e-12)
    }
  }

  @Test("An animation of a part follows the model where an endpoint is missing (C-21)")
  func followsModel() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.actions = ["position": NSNull()]
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.duration) = (10, 1)
      layer.add(animation, forKey: nil)
      bench.turn()
      #expect(layer.state(atParentTime: 1.5).position.x == 5)
      layer.position.x = 30
      #expect(layer.state(atParentTime: 1.5).position.x == 20)
    }
  }
}
