import CoreGraphics
import Raster
import Rendering
import Testing

/// Draws upright layers on whole pixels in the plainest way there is: pixel by pixel, no shortcuts.
private struct PlainRenderer {
  let width: Int
  let height: Int

  typealias Pixels = [UInt32]

  func render(_ frame: RenderFrame) -> Pixels {
    var pixels = Pixels(repeating: 0, count: width * height)
    fill(&pixels, 0, 0, width, height, frame.background)
    draw(frame.root, 0, 0, &pixels, clip: PixelRect(x: 0, y: 0, width: width, height: height))
    return pixels
  }

  private func draw(_ node: RenderNode, _ x: Int, _ y: Int, _ pixels: inout Pixels, clip: PixelRect) {
    let left = x + Int(node.transform.m41), top = y + Int(node.transform.m42)
    let rect = PixelRect(x: left, y: top, width: Int(node.bounds.width), height: Int(node.bounds.height))
    var layer = Pixels(repeating: 0, count: width * height)
    let inner = node.masksToBounds ? clip.intersection(rect) : clip
    if let color = node.backgroundColor {
      let visible = rect.intersection(clip)
      fill(&layer, visible.minX, visible.minY, visible.maxX, visible.maxY, color)
    }
    for child in node.children { draw(child, left, top, &layer, clip: inner) }
    let amount = UInt32((node.opacity * 255).rounded())
    for index in pixels.indices {
      pixels[index] = PixelMath.over(PixelMath.scale(layer[index], by: amount), pixels[index])
    }
  }

  private func fill(_ pixels: inout Pixels, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ color: CGColor) {
    let parts = color.components ?? [0, 0, 0, 0]
    let pixel = PixelMath.pixel(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    for y in y0..<max(y0, y1) {
      for x in x0..<max(x0, x1) { pixels[y * width + x] = PixelMath.over(pixel, pixels[y * width + x]) }
    }
  }
}

/// A small fixed sequence of pseudo-random numbers.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  mutating func tree(depth: Int) -> RenderNode {
    let children = depth == 0 ? 0 : roll(5)
    var node = RenderNode.box(
      CGFloat(roll(24) - 6), CGFloat(roll(24) - 6), CGFloat(1 + roll(24)), CGFloat(1 + roll(24)),
      children: (0..<children).map { _ in tree(depth: depth - 1) })
    if roll(4) > 0 {
      let alpha = roll(3) == 0 ? CGFloat(roll(256)) / 255 : 1
      node.backgroundColor = CGColor(
        srgbRed: CGFloat(roll(256)) / 255, green: CGFloat(roll(256)) / 255, blue: CGFloat(roll(256)) / 255, alpha: alpha
      )
    }
    node.masksToBounds = roll(3) == 0
    if roll(4) == 0 { node.opacity = CGFloat(roll(256)) / 255 }
    return node
  }
}

@Test(arguments: 1...150)
func shortcutsChangeNothing(seed: Int) {
  var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9)
  let frame = RenderFrame(24, 20, background: .white, (0..<3).map { _ in dice.tree(depth: 3) })
  let expected = PlainRenderer(width: 24, height: 20).render(frame)
  let drawn = SoftwareRenderer(threads: 1, bandHeight: 1 + seed % 9).render(frame).buffer.pixels
  for (pixel, wanted) in zip(drawn, expected) {
    for shift: UInt32 in [0, 8, 16, 24] {
      // Groups within groups round once more each in the plain way.
      let difference = Int(pixel >> shift & 255) - Int(wanted >> shift & 255)
      if difference.magnitude > 3 {
        Issue.record("\(String(pixel, radix: 16)) instead of \(String(wanted, radix: 16))")
        return
      }
    }
  }
}
