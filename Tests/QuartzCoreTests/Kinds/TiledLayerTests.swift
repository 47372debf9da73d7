import CoreGraphics
import QuartzCore
import Testing

@Suite("Tiled layers") @MainActor struct TiledLayerTests {
  @Test("A tiled layer is drawn in one piece, and is reported")
  func whole() {
    LayerBench.run { bench in
      let layer = CATiledLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
      bench.root.addSublayer(layer)
      layer.setNeedsDisplay()
      bench.turn()
      #expect(layer.model_.contents?.width == 2)
      #expect(
        bench.takeMessages() == [
          "[tiled-layer-drawn-whole] CATiledLayer draws its contents in one piece. Tiles, levels of detail and fades are not "
            + "supported; a large layer needs memory for all of its pixels. Divide a large image among several layers."
        ])
    }
  }
}
