import CoreGraphics
import EventTrace
import Rendering

/// The layers of a frame from back to front, for the exploded view.
struct LayerList {
  /// A layer with its own contents alone.
  struct Layer {
    /// Its depth in the tree.
    let level: Int
    let bounds: CGRect
    /// Maps its coordinates to the screen's, in points.
    let transform: CATransform3D
    let opacity: Double
    let clips: Bool
    /// The layer without its sublayers; nil where it draws nothing, or is too large.
    let image: CGImage?

    func object(_ number: Int, name: String) -> JSONObject {
      var object = JSONObject()
      object.add("n", number)
      object.add("name", name)
      object.add("level", level)
      object.add("b", raw: Self.numbers([bounds.minX, bounds.minY, bounds.width, bounds.height]))
      let t = transform
      object.add(
        "m",
        raw: Self.numbers([
          t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
          t.m44,
        ]))
      object.add("o", raw: FrameLog.short(opacity))
      object.add("clips", clips)
      object.add("drawn", image != nil)
      return object
    }

    private static func numbers(_ list: [CGFloat]) -> String {
      "[\(list.map { JSONText.number((Double($0) * 10_000).rounded() / 10_000) }.joined(separator: ","))]"
    }
  }

  private(set) var layers: [Layer] = []
  private let pixelsPerPoint: CGFloat
  private let renderer = SoftwareRenderer(threads: 1)
  /// The most layers that are listed.
  static let limit = 400
  /// The longest side of a layer's bitmap, in points.
  private static let longestSide: CGFloat = 2000

  init(pixelsPerPoint: CGFloat) {
    self.pixelsPerPoint = max(0.5, pixelsPerPoint)
  }

  /// Adds a node and those below.
  mutating func add(_ node: RenderNode) {
    for child in node.children { add(child, level: 0, parent: CATransform3DIdentity, opacity: 1) }
  }

  private mutating func add(_ node: RenderNode, level: Int, parent: CATransform3D, opacity: CGFloat) {
    guard layers.count < Self.limit, level < 200 else { return }
    let transform = CATransform3DConcat(node.transform, parent)
    let total = opacity * node.opacity
    layers.append(
      Layer(
        level: level, bounds: node.bounds, transform: transform, opacity: Double(total), clips: node.masksToBounds,
        image: bitmap(of: node)))
    for child in node.children { add(child, level: level + 1, parent: transform, opacity: total) }
  }

  private func bitmap(of node: RenderNode) -> CGImage? {
    let size = node.bounds.size
    let isDrawn =
      node.contents != nil || node.backgroundColor.map { $0.alpha > 0 } ?? false || node.gradient != nil
      || node.shape != nil || node.borderWidth > 0
    guard isDrawn, size.width >= 0.5, size.height >= 0.5, size.width <= Self.longestSide,
      size.height <= Self.longestSide
    else { return nil }
    var own = node
    own.children = []
    own.mask = []
    own.backdropFilters = []
    own.shadow = nil
    own.opacity = 1
    own.transform = CATransform3DMakeTranslation(-node.bounds.minX, -node.bounds.minY, 0)
    let clear = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    var root = RenderNode(bounds: CGRect(origin: .zero, size: size))
    root.children = [own]
    return renderer.render(RenderFrame(size: size, scale: pixelsPerPoint, background: clear, root: root))
  }
}
