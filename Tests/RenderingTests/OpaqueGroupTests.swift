import CoreGraphics
import Raster
import Testing

@testable import Rendering

@Suite("Groups as occluders") struct OpaqueGroupTests {
  private let canvas = PixelRect(x: 0, y: 0, width: 80, height: 60)
  private let painter = CanvasPainter(threads: 1, bandHeight: 16)

  /// A white card with round corners, and what it holds, over a page.
  private func frame(_ inside: [RenderNode], _ change: (inout RenderNode) -> Void = { _ in }) -> RenderFrame {
    let card = RenderNode.box(4, 4, 70, 50, .white, children: [.box(-3, -3, 90, 9, .blue)] + inside).with {
      $0.cornerRadius = 8
      $0.masksToBounds = true
      change(&$0)
    }
    return RenderFrame(80, 60, [.box(0, 0, 80, 60, .red), card])
  }

  private func operations(_ frame: RenderFrame) -> [DrawOperation] {
    FrameResolver(canvas: canvas, pixelsPerPoint: 1, resources: RendererResources(painter)).operations(for: frame)
  }

  /// Whether the card, the last thing that is drawn, hides something; in any case it must not be seen.
  private func hides(_ frame: RenderFrame) -> Bool {
    let found = operations(frame)
    let naive = found.map { operation in
      var operation = operation
      operation.opaqueBounds = .empty
      return operation
    }
    #expect(painter.pixels(found, canvas) == painter.pixels(naive, canvas))
    return !(found.last?.occluded.isEmpty ?? true)
  }

  @Test("A group occludes where it has an opaque part, with anything drawn over it")
  func opaque() {
    #expect(hides(frame([])))
    #expect(hides(frame([.box(10, 10, 20, 20, .gray(0, alpha: 0.5))])))
    #expect(
      hides(frame([RenderNode.box(10, 10, 20, 20, .red, children: [.box(5, 5, 9, 9)]).with { $0.opacity = 0.5 }])))
  }

  @Test("A group with opacity, colour filters, a mask or a blend mode does not occlude")
  func translucent() {
    #expect(!hides(frame([]) { $0.opacity = 0.9 }))
    #expect(!hides(frame([]) { $0.blendMode = .multiply }))
    #expect(
      !hides(frame([]) { $0.filters = [.colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0])] }))
    let hole = RenderNode.box(0, 0, 70, 50, children: [.box(9, 9, 20, 20, .black), .box(40, 20, 9, 9, .black)])
    #expect(!hides(frame([]) { $0.mask = [hole] }))
  }

  @Test(
    "A group whose content removes alpha does not occlude",
    arguments: [
      CGBlendMode.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor,
    ])
  func erased(mode: CGBlendMode) {
    let eraser = RenderNode.box(20, 15, 30, 20, .gray(0, alpha: 0.5)).with { $0.blendMode = mode }
    #expect(!hides(frame([eraser])))
  }

  @Test("Image colours are clamped to their alpha, so that a group stays opaque")
  func carried() {
    let wrong = CGImage.made(20, 20) { x, _ in x % 2 == 0 ? 0x00FF_0000 : 0x10FF_FFFF }
    let imageNode = RenderNode.box(10, 10, 20, 20).with { $0.contents = RenderContents(image: wrong) }
    let renderer = SoftwareRenderer(threads: 1)
    let first = renderer.render(frame([imageNode]))
    #expect(first.buffer.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(SoftwareRenderer(threads: 2, bandHeight: 7).render(frame([imageNode])) == first)
    #expect(hides(frame([imageNode])))
  }
}
