import CoreGraphics
import Raster
import Testing

@testable import Rendering

@Suite("The renderer's debugging overlays") struct OverlayTests {
  private func frame(_ x: CGFloat, color: CGColor = .red) -> RenderFrame {
    // None of the boxes is so large that what it hides is left out.
    RenderFrame(80, 60, [.box(x, 10, 8, 8, color), .box(44, 14, 8, 8, .gray(1, alpha: 0.5))])
  }

  private func renderer(_ overlay: RenderOverlay) -> SoftwareRenderer {
    var renderer = SoftwareRenderer(threads: 1)
    renderer.overlay = overlay
    return renderer
  }

  /// The positions where two images differ.
  private func difference(_ one: CGImage, _ other: CGImage) -> PixelRect {
    var rect = PixelRect.empty
    for y in 0..<one.height {
      for x in 0..<one.width where one.pixel(x, y) != other.pixel(x, y) {
        rect = rect.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }

  @Test("The damage overlay covers the first frame, then a moving box, then nothing")
  func damage() {
    let renderer = renderer(.damage)
    let plain = SoftwareRenderer(threads: 1)
    #expect(
      difference(renderer.render(frame(4)), plain.render(frame(4))) == PixelRect(x: 0, y: 0, width: 80, height: 60))
    let moved = renderer.render(frame(9))
    #expect(difference(moved, plain.render(frame(9))) == PixelRect(minX: 4, minY: 10, maxX: 17, maxY: 18))
    #expect(moved.pixel(4, 10) == 0xFFFF_D000)
    #expect(renderer.render(frame(9)) == plain.render(frame(9)), "nothing has changed")
    // The tint itself is no part of the next frame.
    let again = renderer.render(frame(4))
    #expect(difference(again, plain.render(frame(4))) == PixelRect(minX: 4, minY: 10, maxX: 17, maxY: 18))
  }

  @Test("The overdraw overlay colours pixels by how often they are drawn, as on Android")
  func overdraw() {
    let image = renderer(.overdraw).render(frame(48))
    let plain = SoftwareRenderer(threads: 1).render(frame(48))
    #expect(image.pixel(2, 2) == plain.pixel(2, 2), "the background alone")
    #expect(image.pixel(45, 20) == PixelMath.over(0x8000_0080, plain.pixel(45, 20)), "twice")
    #expect(image.pixel(50, 16) == PixelMath.over(0x8000_8000, plain.pixel(50, 16)), "three times")
  }

  @Test("Overdraw counts drawn pixels, not hidden ones, and a group together with its content")
  func counts() {
    func count(_ nodes: [RenderNode], _ x: Int, _ y: Int) -> UInt8 {
      let canvas = PixelRect(x: 0, y: 0, width: 80, height: 60)
      let operations = FrameResolver(
        canvas: canvas, pixelsPerPoint: 1, resources: RendererResources(CanvasPainter(threads: 1, bandHeight: 16))
      ).operations(for: RenderFrame(80, 60, nodes))
      return Overdraw(PaintPlan(operations, canvas, bandHeight: 16), canvas).counts[y * 80 + x]
    }
    let page = RenderNode.box(0, 0, 80, 60, .white)
    #expect(count([page, page, page], 40, 30) == 1, "the uppermost hides all others")
    let group = RenderNode.box(0, 0, 40, 40, .red, children: [.box(10, 10, 5, 5, .blue)]).with { $0.opacity = 0.5 }
    #expect(count([group], 2, 2) == 3, "the background, the group's own, the group laid over it")
    #expect(count([group], 12, 12) == 4)
    #expect(count([group], 60, 50) == 1)
    // A card with round corners that cut off what it holds.
    let imageNode = RenderNode.box(-5, -5, 90, 20, .blue)
    let card = RenderNode.box(0, 10, 80, 50, .red, children: [imageNode]).with {
      $0.cornerRadius = 8
      $0.masksToBounds = true
    }
    #expect(count([page, page, card], 40, 50) == 2, "the card, and the group that it is: not the pages below")
    #expect(count([page, page, card], 40, 5) == 1)
    let glass = card.with { $0.opacity = 0.9 }
    #expect(count([page, page, glass], 40, 50) == 3, "a card that lets the page through")
    #expect(count([.box(0, 0, 9, 9, .red, children: [])], 20, 20) == 1)
  }
}
