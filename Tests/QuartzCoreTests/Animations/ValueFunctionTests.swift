import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Value functions") @MainActor struct ValueFunctionTests {
  private func shown(_ name: CAValueFunctionName, from: Any?, to: Any?, at time: Double = 0.5) -> CATransform3D {
    let bench = LayerBench(startingAt: 1)
    return bench.environment.perform {
      let layer = bench.square()
      let animation = CABasicAnimation(keyPath: "transform")
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      animation.valueFunction = CAValueFunction(name: name)
      layer.add(animation, forKey: nil)
      bench.turn()
      return layer.state(atParentTime: 1 + time).transform
    }
  }

  @Test("A value function makes transforms of angles, factors and distances; scale takes arrays of three (A-77, C-113)")
  func functions() {
    let turned = shown(.rotateZ, from: 0, to: 2 * Double.pi)
    #expect(abs(turned.m11 + 1) < 1e-12 && abs(turned.m12) < 1e-12)
    let tipped = shown(.rotateY, from: 0, to: 2.4)
    #expect(abs(tipped.m13 + CGFloat(sin(1.2))) < 1e-12)
    #expect(shown(.scale, from: [1, 1, 1], to: [3, 5, 1]) == CATransform3DMakeScale(2, 3, 1))
    #expect(shown(.scaleX, from: 1, to: 3) == CATransform3DMakeScale(2, 1, 1))
    #expect(shown(.translate, from: [0, 0, 0], to: [2, 4, 8]) == CATransform3DMakeTranslation(1, 2, 4))
    #expect(shown(.translateY, from: 0, to: 4) == CATransform3DMakeTranslation(0, 2, 0))
  }

  @Test("A value function takes a part of the model where an endpoint is missing (C-21)")
  func model() {
    #expect(shown(.translateX, from: 10, to: nil) == CATransform3DMakeTranslation(5, 0, 0))
    #expect(shown(.scaleZ, from: nil, to: 3) == CATransform3DMakeScale(1, 1, 2))
  }

  @Test("An unknown name gives no value function, and each known name gives one")
  func names() {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
    let names: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
      .translateZ,
    ]
    for name in names { #expect(CAValueFunction(name: name)?.name == name) }
  }
}
