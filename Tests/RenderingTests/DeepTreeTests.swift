import CoreGraphics
import Rendering
import Testing

@Suite("Extremely deep trees") struct DeepTreeTests {
  /// A node of 8 × 8 points within so many others, each of which is changed by `change`.
  private func nested(_ count: Int, _ change: (inout RenderNode, Int) -> Void) -> RenderNode {
    var node = RenderNode.box(0, 0, 8, 8, .white)
    for level in 0..<count {
      node = .box(0, 0, 8, 8, children: [node])
      change(&node, count - level)
    }
    return node
  }

  /// Returns the colour of a pixel of a node, over black.
  private func pixel(_ node: RenderNode) -> UInt32 {
    draw(RenderFrame(8, 8, [node])).pixel(4, 4)
  }

  @Test("Of 5,000 nested groups the first 400 levels are drawn and deeper ones are left out")
  func groups() {
    let tree = nested(5_000) { node, level in
      node.opacity = 0.9999
      if level == 300 { node.backgroundColor = .red }
      if level == 401 { node.backgroundColor = .blue }
      if level % 2 == 0 { (node.cornerRadius, node.masksToBounds) = (1, true) }
    }
    #expect(pixel(tree) == 0xFFFF_0000)
  }

  @Test("5,000 nested bitmaps, blurs and masks end at the same depth", arguments: 0..<4)
  func bitmaps(kind: Int) {
    let tree = nested(5_000) { node, level in
      switch kind {
      case 0 where level < 40: node.rasterizationScale = 1
      case 1 where level < 12: node.filters = [.blur(radius: 0.3)]
      case 2 where level < 40: node.mask = [.box(0, 0, 8, 8, .white), .box(0, 0, 1, 1, .white)]
      case 3 where level < 12: node.shadow = RenderShadow(color: .blue, opacity: 1, offset: .zero, radius: 1)
      default: break
      }
      if level == 300 { node.backgroundColor = .red }
      if level == 420 { node.children.append(.box(0, 0, 8, 8, .blue)) }
    }
    let color = pixel(tree)
    #expect(color >> 16 & 255 > 200 && color & 255 == 0, "\(String(color, radix: 16))")
  }

  @Test("A hundred nested masks hide what the innermost mask hides")
  func masks() {
    var mask = RenderNode.box(0, 0, 4, 8, .white)
    for _ in 0..<100 {
      mask = RenderNode.box(0, 0, 8, 8, .white).with { $0.mask = [mask, .box(0, 0, 0, 0)] }
    }
    let image = draw(RenderFrame(8, 8, [RenderNode.box(0, 0, 8, 8, .red).with { $0.mask = [mask] }]))
    #expect(image.pixel(1, 4) == 0xFFFF_0000)
    #expect(image.pixel(6, 4) == 0xFF00_0000)
  }

  @Test("A layer of 100,000 pixels and a layer without pixels are drawn without a fault", arguments: [1.0, 60])
  func sizes(turned: Double) {
    let large = RenderNode.box(-50_000, -50_000, 100_000, 100_000, .red).with {
      $0.contents = RenderContents(image: GoldenScene.board)
      $0.cornerRadius = 20
      $0.transform = CATransform3D.turn(turned).about(50_000, 50_000).then(.translation(-50_000, -50_000))
    }
    let none = RenderNode.box(2, 2, 0, 5, .blue)
    #expect(draw(RenderFrame(8, 8, [large, none])).pixel(4, 4) >> 24 == 255)
    #expect(draw(RenderFrame(8, 8, [none])).pixel(2, 4) == 0xFF00_0000)
  }
}
