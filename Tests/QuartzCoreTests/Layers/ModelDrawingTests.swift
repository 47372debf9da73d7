import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Drawing a layer into a context") @MainActor struct ModelDrawingTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  @Test("render(in:) draws the model in the layer's own space, at the context's scale, beyond the bounds too (A-73)")
  func model() throws {
    try LayerBench.run { bench in
      let layer = bench.square(side: 2)
      layer.position = CGPoint(x: 70, y: 70)
      layer.backgroundColor = red
      let beside = CALayer()
      beside.frame = CGRect(x: 2, y: 0, width: 1, height: 1)
      beside.backgroundColor = .white
      layer.addSublayer(beside)
      layer.add(linear("opacity", from: 0, to: 0), forKey: nil)
      bench.turn()
      let context = try CGContext(size: CGSize(width: 3, height: 2), scale: 2)
      layer.render(in: context)
      let pixels = try #require(context.makeImage()).buffer.pixels
      let (r, w): (UInt32, UInt32) = (0xFFFF_0000, 0xFFFF_FFFF)
      #expect(pixels == [r, r, r, r, w, w, r, r, r, r, w, w, r, r, r, r, 0, 0, r, r, r, r, 0, 0])
    }
  }

  @Test("render(in:) draws through the context's transform, over what is there")
  func placed() throws {
    try LayerBench.run { bench in
      let layer = bench.square(side: 1)
      layer.backgroundColor = red
      let context = try CGContext(size: CGSize(width: 3, height: 1), scale: 1)
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.translateBy(x: 1, y: 0)
      layer.render(in: context)
      #expect(context.makeImage()?.buffer.pixels == [0xFFFF_FFFF, 0xFFFF_0000, 0])
      layer.isHidden = true
      layer.render(in: context)
      #expect(context.makeImage()?.buffer.pixels == [0xFFFF_FFFF, 0xFFFF_0000, 0])
    }
  }
}
