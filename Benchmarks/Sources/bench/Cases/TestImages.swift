import Foundation
import QuartzCore
import Rendering

/// Images for benchmarks, drawn by the renderer itself.
enum TestImages {
  /// An opaque image as wide as the screen.
  static let photo: CGImage = {
    var stripes: [RenderNode] = []
    for index in 0..<60 {
      let shade = Double(index) / 60
      stripes.append(node(CGRect(x: shade * 1179, y: 0, width: 19.65, height: 780), shade, 1 - shade, 0.5, 1))
    }
    return draw(1179, 780, [node(CGRect(x: 0, y: 0, width: 1179, height: 780), 0, 0, 0, 1)] + stripes)
  }()

  /// A line of something like text: dark strokes with soft edges over nothing.
  static let label: CGImage = {
    var strokes: [RenderNode] = []
    for index in 0..<80 {
      let (x, y) = (Double(index) * 8.25 + 0.4, Double(index * 7 % 20) + 8.3)
      strokes.append(node(CGRect(x: x, y: y, width: 4.3, height: 30.1), 0, 0, 0, 1))
    }
    return draw(660, 66, strokes)
  }()

  /// A shadow that grows from left to right.
  static let shadow: CGImage = {
    var columns: [RenderNode] = []
    for index in 0..<12 {
      columns.append(node(CGRect(x: Double(index), y: 0, width: 1, height: 1), 0, 0, 0, Double(index) / 60))
    }
    return draw(12, 1, columns)
  }()

  private static func draw(_ width: Double, _ height: Double, _ nodes: [RenderNode]) -> CGImage {
    var root = RenderNode(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    root.children = nodes
    let clear = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    return SoftwareRenderer(threads: 1).render(
      RenderFrame(size: CGSize(width: width, height: height), scale: 1, background: clear, root: root))
  }

  private static func node(
    _ rect: CGRect, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> RenderNode {
    var node = RenderNode(bounds: rect)
    node.backgroundColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    return node
  }
}
