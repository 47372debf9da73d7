import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Properties of every class of layer under a held clock") @MainActor struct KindScrubTests {
  @Test("Each animated property shows under a held clock, forwards and backwards, what it shows in free running")
  func scrub() throws {
    for property in PropertyCase.all { try check(property) }
  }

  private func check(_ property: PropertyCase) throws {
    try LayerBench.run { bench in
      @MainActor func animated() -> CALayer {
        let layer = property.make()
        bench.root.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: property.keyPath)
        animation.fromValue = property.from
        animation.toValue = property.to
        animation.duration = 2
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: nil)
        return layer
      }
      _ = animated()
      let held = animated()
      held.speed = 0
      bench.turn()
      #expect(bench.takeDiagnostics() == [], "\(property.keyPath)")
      let start = try #require(bench.node(at: 0).children.first)
      var changes = 0
      for time in [0, 0.4, 1.1, 1.9, 0.7, 0.05, 1.5] {
        held.timeOffset = time
        let nodes = bench.node(at: time).children
        try #require(nodes.count == 2)
        // Two drawings of an image are equal, because their pixels are.
        #expect(nodes[0] == nodes[1], "\(property.keyPath) at \(time)")
        if nodes[0] != start { changes += 1 }
      }
      #expect(changes >= 4 || property.isUnseen, "\(property.keyPath) moves")
    }
  }
}
