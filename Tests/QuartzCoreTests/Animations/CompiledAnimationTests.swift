import CoreGraphics
import Foundation
import QuartzCore
import SeededRandom
import Testing

@Suite("Compiled animations beside evaluated ones") @MainActor struct CompiledAnimationTests {
  /// An animation that can be compiled, with timing of any kind.
  private func animation(_ random: inout SeededRandom) -> CABasicAnimation {
    let springs = random.once(in: 3)
    let animation = springs ? CASpringAnimation() : CABasicAnimation()
    func number(_ random: inout SeededRandom) -> CGFloat { CGFloat(random.roll(400)) / 4 - 50 }
    func rect(_ random: inout SeededRandom) -> CGRect {
      CGRect(x: number(&random), y: 0, width: CGFloat(random.roll(90)), height: CGFloat(random.roll(90)))
    }
    func matrix(_ random: inout SeededRandom) -> CATransform3D {
      let shift = CATransform3DMakeTranslation(number(&random), number(&random), 0)
      return random.once(in: 2) ? shift : CATransform3DRotate(shift, number(&random), 0, 0, 1)
    }
    animation.keyPath = ["position", "opacity", "bounds", "transform"][random.roll(4)]
    for path in [\CABasicAnimation.fromValue, \.toValue] {
      animation[keyPath: path] =
        switch animation.keyPath {
        case "position": CGPoint(x: number(&random), y: number(&random))
        case "opacity": random.fraction()
        case "bounds": rect(&random)
        default: matrix(&random)
        }
    }
    animation.duration = [0.5, 1, 2][random.roll(3)]
    animation.isAdditive = random.once(in: 3)
    animation.autoreverses = random.once(in: 4)
    animation.repeatCount = random.once(in: 4) ? 1.5 : 0
    animation.speed = random.once(in: 4) ? -0.5 : 1
    animation.timeOffset = random.once(in: 4) ? 0.3 : 0
    animation.fillMode = [.removed, .forwards, .backwards, .both][random.roll(4)]
    animation.isRemovedOnCompletion = random.once(in: 2)
    if random.once(in: 2) { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
    return animation
  }

  @Test("A compiled animation shows exactly what its evaluation shows", arguments: 0..<200)
  func same(seed: Int) {
    LayerBench.run { bench in
      var random = SeededRandom(seed: seed)
      let layer = bench.square()
      for _ in 0...random.roll(3) { layer.add(animation(&random), forKey: nil) }
      bench.turn()
      var (compiled, evaluated) = (layer.model_, layer.model_)
      for step in 0..<40 {
        let time = Double(step) / 16
        compiled = layer.state(atParentTime: time)
        evaluated = layer.state(of: .layer(layer), atParentTime: time)
        #expect(layer.compiledAnimations != nil)
        #expect(compiled.bounds == evaluated.bounds && compiled.position == evaluated.position, "at \(time)")
        #expect(compiled.transform == evaluated.transform && compiled.opacity == evaluated.opacity, "at \(time)")
      }
    }
  }
}
