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
    find(wanted, layers, root.children, CATransform3DIdentity, &found)
    return found
  }

  private static func find(
    _ wanted: Set<ObjectIdentifier>, _ layers: [CALayer], _ nodes: [RenderNode], _ parent: CATransform3D,
    _ found: inout [ObjectIdentifier: CGPoint]
  ) {
    guard found.count < wanted.count else { return }
    for (layer, node) in LayerNames.pairs(layers, nodes) {
      let transform = CATransform3DConcat(node.transform, parent)
      if wanted.contains(ObjectIdentifier(layer)) {
        found[ObjectIdentifier(layer)] = middle(of: node.bounds, transform)
      }
      find(wanted, layer.sublayers ?? [], node.children, transform, &found)
    }
  }

  private static func middle(of bounds: CGRect, _ t: CATransform3D) -> CGPoint {
    let (x, y) = (bounds.midX, bounds.midY)
    let w = x * t.m14 + y * t.m24 + t.m44
    guard abs(w) > 1e-6 else { return CGPoint(x: t.m41, y: t.m42) }
    return CGPoint(x: (x * t.m11 + y * t.m21 + t.m41) / w, y: (x * t.m12 + y * t.m22 + t.m42) / w)
  }
}
