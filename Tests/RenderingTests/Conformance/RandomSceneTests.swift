import CoreGraphics
import Raster
import Testing

@testable import Rendering

@Suite("Random trees (A-73)") struct RandomSceneTests {
  @Test("A random tree's pixels are the same with one thread and with two, and with any band height", arguments: 1...24)
  func threadsAndBands(seed: Int) {
    var tree = RandomTree(seed: seed)
    let frame = tree.frame()
    let expected = SoftwareRenderer(threads: 1, bandHeight: 64).render(frame)
    for (threads, height) in [(1, 1), (1, 1000), (2, 64), (3, 5)] {
      #expect(
        SoftwareRenderer(threads: threads, bandHeight: height).render(frame) == expected,
        "\(threads) threads, bands of \(height)")
    }
  }

  @Test("Occlusion by opaque groups changes no pixel of a random tree", arguments: 1...32)
  func hiddenByGroups(seed: Int) {
    var tree = RandomTree(seed: seed)
    // Cards with round corners that hold random trees, over random trees.
    var nodes = tree.forest()
    nodes.append(
      .box(6, 5, 60, 45, .white, children: [.box(-4, -4, 80, 12, .blue)]).with {
        $0.cornerRadius = 7
        $0.masksToBounds = true
      })
    for index in 0..<3 {
      let card = RenderNode.box(
        CGFloat(tree.roll(40) - 10), CGFloat(tree.roll(30) - 10), CGFloat(30 + tree.roll(60)),
        CGFloat(30 + tree.roll(50)), .gray(CGFloat(index) / 4), children: tree.forest())
      nodes.append(
        card.with {
          $0.cornerRadius = 9
          $0.masksToBounds = true
        })
    }
    let canvas = PixelRect(x: 0, y: 0, width: 160, height: 120)
    let painter = CanvasPainter(threads: 1, bandHeight: 24)
    let operations = FrameResolver(canvas: canvas, pixelsPerPoint: 2, resources: RendererResources(painter))
      .operations(for: RenderFrame(80, 60, scale: 2, nodes))
    // Planes that go through each other are cut, and hide nothing.
    #expect(operations.contains { !$0.opaqueBounds.isEmpty || !$0.cuts.isEmpty })
    let naive = operations.map { operation in
      var operation = operation
      operation.opaqueBounds = .empty
      return operation
    }
    #expect(painter.pixels(operations, canvas) == painter.pixels(naive, canvas))
  }

  @Test("Nested groups, some outside of a band, and rotated tiles are the same with any band height")
  func nestedGroups() {
    func tile(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ color: CGColor) -> RenderNode {
      .box(x, y, size, size, color).with {
        $0.transform = .turn(0.4).about(size / 2, size / 2).then(.translation(x, y))
      }
    }
    func group(_ y: CGFloat, _ children: [RenderNode]) -> RenderNode {
      .box(0, y, 120, 40).with {
        $0.opacity = 0.6
        $0.children = children
      }
    }
    let inner = group(150, [tile(10, 0, 20, .red), tile(18, 4, 90, .green)])
    let frame = RenderFrame(
      120, 240,
      [
        .box(0, 0, 120, 240, .white), group(4, [tile(5, 2, 30, .blue), inner, tile(20, 0, 16, .red)]),
        group(90, [group(-80, [tile(60, 3, 9, .green)]), tile(0, 0, 80, .gray(0.3)), tile(60, 9, 20, .blue)]),
      ])
    let expected = SoftwareRenderer(threads: 1, bandHeight: 1000).render(frame)
    for height in [1, 3, 16, 64] {
      #expect(SoftwareRenderer(threads: 1, bandHeight: height).render(frame) == expected, "bands of \(height)")
    }
    #expect(SoftwareRenderer(threads: 2, bandHeight: 5).render(frame) == expected)
  }

  @Test("A frame that is drawn from its damage equals one that is drawn completely", arguments: 1...16)
  func damage(seed: Int) {
    var tree = RandomTree(seed: seed)
    var frame = tree.frame()
    let reused = SoftwareRenderer(threads: 2, bandHeight: 16)
    var shown = reused.render(frame)
    for step in 0..<8 {
      switch tree.roll(6) {
      case 0: frame.root.children.append(tree.node(depth: 1))
      case 1 where frame.root.children.count > 1: frame.root.children.remove(at: tree.roll(frame.root.children.count))
      case 2:
        let index = tree.roll(frame.root.children.count)
        frame.root.children[index] = tree.node(depth: 2)
      case 3: frame.root.children[tree.roll(frame.root.children.count)].opacity = CGFloat(tree.roll(256)) / 255
      case 4: break
      default:
        let index = tree.roll(frame.root.children.count)
        frame.root.children[index].transform.m41 += CGFloat(tree.roll(9) - 4)
      }
      let next = reused.render(frame)
      #expect(next == SoftwareRenderer(threads: 1).render(frame), "step \(step)")
      shown = next
    }
    #expect(reused.render(frame) === shown, "nothing has changed, so nothing is drawn")
  }

  @Test("The damage of a moving card is its old and its new rectangle")
  func movingCard() {
    func frame(_ x: CGFloat) -> RenderFrame {
      RenderFrame(80, 60, [.box(x, 10, 8, 8, .red), .box(40, 0, 40, 60, .blue)])
    }
    func operations(_ frame: RenderFrame) -> [DrawOperation] {
      let canvas = PixelRect(x: 0, y: 0, width: 80, height: 60)
      let tools = RendererResources(CanvasPainter(threads: 1, bandHeight: 64))
      return FrameResolver(canvas: canvas, pixelsPerPoint: 1, resources: tools).operations(for: frame)
    }
    let damage = DamageTracker.damage(operations(frame(4)), operations(frame(9)))
    #expect(damage == PixelRect(minX: 4, minY: 10, maxX: 17, maxY: 18))
    #expect(DamageTracker.damage(operations(frame(4)), operations(frame(4))).isEmpty)
    // In a group, too: the largest of its parts moves between the others.
    func group(_ x: CGFloat) -> RenderFrame {
      let parts: [RenderNode] = [.box(0, 0, 4, 4, .red), .box(x, 10, 8, 8, .red), .box(60, 40, 4, 4, .blue)]
      return RenderFrame(80, 60, [RenderNode.box(4, 4, 70, 50, children: parts).with { $0.opacity = 0.6 }])
    }
    let inGroup = DamageTracker.damage(operations(group(10)), operations(group(15)))
    #expect(inGroup == PixelRect(minX: 14, minY: 14, maxX: 27, maxY: 22))
  }
}
