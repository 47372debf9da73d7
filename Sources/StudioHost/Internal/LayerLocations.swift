import CoreGraphics
import QuartzCore
import Rendering

/// The locations of layers on the screen in a frame, for the paths along which they move.
@MainActor enum LayerLocations {
  /// The middle of each layer that a frame draws by itself, in points.
  static func centers(of wanted: Set<ObjectIdentifier>, in layers: [CALayer], _ root: RenderNode)
    -> [ObjectIdentifier: CGPoint]
  {
    var found: [ObjectIdentifier: CGPoint] = [:]
    find(wanted, layers, root.children, CATransform3DIdentity) { layer, bounds, transform in
      found[layer] = point(CGPoint(x: bounds.midX, y: bounds.midY), transform)
    }
    return found
  }

  /// The rectangle around each layer that a frame draws by itself, in points.
  static func frames(of wanted: Set<ObjectIdentifier>, in layers: [CALayer], _ root: RenderNode)
    -> [ObjectIdentifier: CGRect]
  {
    var found: [ObjectIdentifier: CGRect] = [:]
    find(wanted, layers, root.children, CATransform3DIdentity) { layer, bounds, transform in
      let corners = [bounds.minX, bounds.maxX].flatMap { x in
        [bounds.minY, bounds.maxY].map { point(CGPoint(x: x, y: $0), transform) }
      }
      let (x, y) = (corners.map(\.x), corners.map(\.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return }
      found[layer] = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    return found
  }

  private static func find(
    _ wanted: Set<ObjectIdentifier>, _ layers: [CALayer], _ nodes: [RenderNode], _ parent: CATransform3D,
    _ found: (ObjectIdentifier, CGRect, CATransform3D) -> Void
  ) {
    for (layer, node) in LayerNames.pairs(layers, nodes) {
      let transform = CATransform3DConcat(node.transform, parent)
      if wanted.contains(ObjectIdentifier(layer)) {
        found(ObjectIdentifier(layer), node.bounds, transform)
      }
      find(wanted, layer.sublayers ?? [], node.children, transform, found)
    }
  }

  private static func point(_ point: CGPoint, _ t: CATransform3D) -> CGPoint {
    let (x, y) = (point.x, point.y)
    let w = x * t.m14 + y * t.m24 + t.m44
    guard abs(w) > 1e-6 else { return CGPoint(x: t.m41, y: t.m42) }
    return CGPoint(x: (x * t.m11 + y * t.m21 + t.m41) / w, y: (x * t.m12 + y * t.m22 + t.m42) / w)
  }
}
