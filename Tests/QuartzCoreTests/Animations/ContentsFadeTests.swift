import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Rendering
import Testing

private let first = CGImage(PixelBuffer(width: 1, height: 1, pixels: [0xFF11_2233]))
private let second = CGImage(PixelBuffer(width: 1, height: 1, pixels: [0xFF44_5566]))

@Suite("Animations of a layer's contents") @MainActor struct ContentsFadeTests {
  private func fade(_ bench: LayerBench, from: CGImage?, to: CGImage?) -> CALayer {
    let layer = bench.square()
    let animation = CABasicAnimation(keyPath: "contents")
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    layer.actions = ["contents": NSNull()]
    layer.contents = to
    layer.add(animation, forKey: nil)
    bench.turn()
    return layer
  }

  @Test("An animation between two images cross-fades: the frame has both (C-20)")
  func fades() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = fade(bench, from: first, to: second)
      let node = try #require(bench.node(at: 1.25).children.first)
      #expect(node.contents == nil)
      let both = try #require(node.children.first)
      #expect(both.children.map(\.contents?.image) == [first, second])
      #expect(both.children.map(\.opacity) == [0.75, 0.25])
      #expect(layer.state(atParentTime: 1.25).contents === first && layer.state(atParentTime: 1.75).contents === second)
      #expect(bench.node(at: 1).children.first?.contents?.image === first)
      bench.turn(at: 2)
      let ended = try #require(bench.node(at: 2).children.first)
      #expect(ended.contents?.image === second && ended.children.isEmpty)
    }
  }

  @Test("An animation of contents begins at no image, and an implicit animation does too (C-19, C-20)")
  func implicit() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.contents = first
      bench.turn()
      bench.turn(at: 2)
      layer.contents = second
      bench.turn()
      let both = try #require(bench.node(at: 2.125).children.first?.children.first)
      #expect(both.children.map(\.contents?.image) == [first, second])
      let empty = fade(bench, from: nil, to: first)
      #expect(empty.state(atParentTime: 2.5).contents === first)
    }
  }

  @Test("A keyframe animation of contents cross-fades from image to image, or switches in discrete mode (C-46)")
  func keyframes() {
    LayerBench.run(startingAt: 1) { bench in
      for mode in [CAAnimationCalculationMode.linear, .cubic, .discrete] {
        let layer = bench.square(mode.rawValue)
        let animation = CAKeyframeAnimation(keyPath: "contents")
        (animation.values, animation.duration, animation.calculationMode) = ([first, second, first], 1, mode)
        layer.add(animation, forKey: nil)
        bench.turn()
        let state = layer.state(atParentTime: 1.375)
        #expect(state.contents === second)
        #expect(state.effects.contentsFade?.fraction == (mode == .discrete ? nil : 0.75))
      }
    }
  }
}
