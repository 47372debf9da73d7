import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("Shape layers") @MainActor struct ShapeLayerTests {
  private func shape(in bench: LayerBench, _ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    bench.root.addSublayer(layer)
    bench.turn()
    return layer
  }

  private func line() -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    return path
  }

  @Test("A shape layer has Apple's default values (A-81)")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.fillColor == .black && layer.strokeColor == nil)
    #expect(layer.fillRule == .nonZero && layer.strokeStart == 0 && layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.lineDashPhase == 0 && layer.lineDashPattern == nil)
  }

  @Test("A shape layer strokes the part of the path between strokeStart and strokeEnd, by length (C-97)")
  func part() throws {
    try LayerBench.run { bench in
      let layer = shape(in: bench, line())
      CATransaction.setDisableActions(true)
      layer.strokeColor = .white
      layer.lineWidth = 2
      layer.strokeStart = 0.25
      layer.strokeEnd = 0.75
      let stroke = try #require(bench.node(at: 0).children.first?.shape?.stroke)
      #expect(stroke.boundingBox == CGRect(x: 25, y: -1, width: 50, height: 2))
      layer.strokeEnd = 0.25
      #expect(bench.node(at: 0).children.first?.shape?.stroke == nil, "nothing is left")
      layer.strokeEnd = 7
      #expect(bench.node(at: 0).children.first?.shape?.stroke?.boundingBox.maxX == 100)
    }
  }

  @Test("A shape layer dashes its stroke")
  func dashes() throws {
    try LayerBench.run { bench in
      let layer = shape(in: bench, line())
      CATransaction.setDisableActions(true)
      layer.strokeColor = .white
      layer.lineDashPattern = [10, 20]
      layer.strokeEnd = 0.5
      let stroke = try #require(bench.node(at: 0).children.first?.shape?.stroke)
      #expect(stroke.boundingBox == CGRect(x: 0, y: -0.5, width: 40, height: 1))
      #expect(stroke.contains(CGPoint(x: 35, y: 0)) && !stroke.contains(CGPoint(x: 15, y: 0)))
    }
  }

  @Test("A shape layer does not stroke an unchanged shape again")
  func cache() throws {
    try LayerBench.run { bench in
      let layer = shape(in: bench, CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil))
      layer.strokeColor = .white
      let first = try #require(bench.node(at: 5).children.first?.shape?.stroke)
      #expect(bench.node(at: 6).children.first?.shape?.stroke === first)
      CATransaction.setDisableActions(true)
      layer.lineWidth = 3
      #expect(bench.node(at: 7).children.first?.shape?.stroke !== first)
    }
  }

  @Test("A shape layer's numbers animate implicitly, and its path does not (C-20)")
  func implicit() {
    LayerBench.run { bench in
      let layer = shape(in: bench, line())
      layer.strokeEnd = 0
      layer.path = CGPath(rect: layer.bounds, transform: nil)
      #expect(layer.animationKeys() == ["strokeEnd"])
      bench.turn()
      bench.turn(at: 0.125)
      #expect(isClose((layer.presentation()?.strokeEnd).map(Double.init), 1 - 0.802403, within: 1e-5))
    }
  }

  @Test("A shape layer copies its path, and draws nothing for a path without elements")
  func copies() {
    LayerBench.run { bench in
      let path = CGMutablePath()
      let layer = shape(in: bench, path)
      #expect(bench.node(at: 0).children.first?.shape == nil)
      path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(layer.path?.isEmpty == true)
    }
  }

  @Test("A shape layer refuses numbers that are not finite")
  func bad() {
    LayerBench.run { bench in
      let layer = shape(in: bench, line())
      layer.lineWidth = .infinity
      layer.strokeEnd = .nan
      layer.lineDashPattern = [4, -1]
      layer.setValue("long", forKey: "lineWidth")
      #expect(layer.lineWidth == 1 && layer.strokeEnd == 1 && layer.lineDashPattern == nil)
      #expect(
        bench.takeDiagnostics() == ["invalid-geometry", "invalid-geometry", "invalid-geometry", "wrong-kind-of-value"])
    }
  }

  @Test("A presentation layer has all of the shape layer's properties (A-73)")
  func copied() throws {
    try LayerBench.run { bench in
      let layer = shape(in: bench, line())
      layer.lineCap = .round
      let copy = try #require(layer.presentation())
      #expect(copy.path == layer.path && copy.lineCap == .round && copy.model() === layer)
      #expect(CAShapeLayer(layer: CALayer()).strokeEnd == 1)
    }
  }
}
