import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("Gradient layers") @MainActor struct GradientLayerTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  private func gradient(in bench: LayerBench) -> CAGradientLayer {
    let layer = CAGradientLayer()
    bench.root.addSublayer(layer)
    bench.turn()
    CATransaction.setDisableActions(true)
    return layer
  }

  @Test("A gradient layer has Apple's default values (A-82)")
  func defaults() {
    LayerBench.run { bench in
      let layer = gradient(in: bench)
      #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
      #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
      #expect(bench.node(at: 0).children.first?.gradient == nil)
    }
  }

  @Test("Colours without locations are spread evenly (A-82)")
  func stops() {
    LayerBench.run { bench in
      let layer = gradient(in: bench)
      layer.colors = [red, blue, red]
      #expect(bench.node(at: 0).children.first?.gradient?.locations == [0, 0.5, 1])
      layer.locations = [0.2, 0.1, 0.9]
      layer.type = .conic
      let gradient = bench.node(at: 0).children.first?.gradient
      #expect(gradient?.locations == [0.2, 0.2, 0.9], "a place that falls is raised")
      #expect(gradient?.kind == .conic && gradient?.colors == [red, blue, red])
    }
  }

  @Test("Locations outside of the layer cut the gradient, as in a gleam that moves across")
  func gleam() throws {
    try LayerBench.run { bench in
      let layer = gradient(in: bench)
      layer.colors = [red, blue]
      layer.locations = [-1, 1]
      var gradient = try #require(bench.node(at: 0).children.first?.gradient)
      #expect(gradient.locations == [0, 1])
      #expect(gradient.colors.first == CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1))
      layer.locations = [2, 3]
      gradient = try #require(bench.node(at: 0).children.first?.gradient)
      #expect(gradient.locations == [1] && gradient.colors == [red])
      layer.locations = [-3, -2]
      gradient = try #require(bench.node(at: 0).children.first?.gradient)
      #expect(gradient.locations == [0] && gradient.colors == [blue])
    }
  }

  @Test("A gradient's end points animate, also by their parts")
  func ends() {
    LayerBench.run { bench in
      let layer = gradient(in: bench)
      layer.colors = [red, blue]
      layer.add(linear("endPoint.x", from: 0, to: 1), forKey: nil)
      bench.turn()
      #expect(bench.node(at: 0.25).children.first?.gradient?.end == CGPoint(x: 0.25, y: 1))
    }
  }

  @Test("A gradient layer with more locations than colours is reported at the commit")
  func mismatch() {
    LayerBench.run { bench in
      let layer = gradient(in: bench)
      layer.name = "sky"
      layer.colors = [red, blue]
      layer.locations = [0, 0.5, 1]
      bench.turn()
      bench.turn()
      #expect(
        bench.takeMessages() == [
          "[mismatched-locations] CAGradientLayer \"sky\" has 2 colors and 3 locations. Each color needs a place of its own; "
            + "the colors are spread evenly instead. Give as many locations as colors, or none."
        ])
      #expect(bench.node(at: 0).children.first?.gradient?.locations == [0, 1])
      layer.colors = ["red"]
      layer.locations = [NSNumber(value: Double.nan)]
      #expect(layer.colors?.count == 2 && layer.locations?.count == 3)
      #expect(bench.takeDiagnostics() == ["invalid-geometry", "invalid-geometry"])
    }
  }
}
