import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("The root layers of an environment") @MainActor struct RootTests {
  /// Writes down that it was laid out, and does something meanwhile.
  @MainActor final class Watched: CALayer {
    var whenLaidOut: () -> Void = {}
    private(set) var layouts = 0

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      whenLaidOut()
    }
  }

  @Test("Root layers may be removed and added while one of them is laid out")
  func changesMeanwhile() {
    LayerBench.run { bench in
      let first = Watched()
      var second: Watched? = Watched()
      weak let weakSecond = second
      let third = Watched()
      let fourth = Watched()
      for layer in [first, second, third].compactMap({ $0 }) {
        bench.environment.addRoot(layer)
        layer.setNeedsLayout()
      }
      fourth.setNeedsLayout()
      first.whenLaidOut = {
        second = nil
        if first.layouts == 1 { bench.environment.addRoot(fourth) }
      }
      bench.turn()
      #expect(weakSecond == nil)
      #expect(first.layouts == 1 && third.layouts == 1)
      first.setNeedsLayout()
      bench.turn()
      #expect(first.layouts == 2 && third.layouts == 1 && fourth.layouts == 1)
    }
  }

  @Test("Root layers are laid out where one of them is added again meanwhile")
  func comesAgain() {
    LayerBench.run { bench in
      let layers = [Watched(), Watched(), Watched()]
      for layer in layers {
        bench.environment.addRoot(layer)
        layer.setNeedsLayout()
      }
      layers[0].whenLaidOut = { bench.environment.addRoot(layers[1]) }
      bench.turn()
      #expect(layers.allSatisfy { $0.layouts == 1 })
      for _ in 0..<100 {
        layers[0].setNeedsLayout()
        bench.turn()
      }
      layers[1].setNeedsLayout()
      bench.turn()
      #expect(layers[0].layouts == 101 && layers[1].layouts == 2)
    }
  }

  @Test("Root layers belong to one environment, and outlive it")
  func oneEnvironment() {
    let layer = Watched()
    LayerBench.run { bench in
      bench.environment.addRoot(layer)
      LayerBench.run { other in
        other.environment.addRoot(layer)
        layer.setNeedsLayout()
        bench.turn()
        #expect(layer.layouts == 0)
        other.turn()
        #expect(layer.layouts == 1)
      }
      // Because the other environment is deallocated, the layer has none.
      #expect(layer.rootEnvironment == nil)
    }
    LayerBench.run { next in
      next.environment.addRoot(layer)
      layer.setNeedsLayout()
      next.turn()
      #expect(layer.layouts == 2)
    }
  }
}
