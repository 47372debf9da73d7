import CoreGraphics

/// The drawing order of siblings in space; intersecting siblings are split.
///
/// A layer's sublayers share one space with depth; a transform layer's own sublayers join that space. Nearer ones are
/// drawn later; within one plane the list's order holds.
enum SpatialOrder {
  /// A node or a part of one.
  struct Part {
    let node: RenderNode
    /// Maps the node to the siblings' space.
    let transform: CATransform3D
    /// The opacity of the transform layers around it.
    let opacity: Double
    /// The half planes that clip it.
    var cuts: [PixelHalfPlane] = []
  }

  /// Larger numbers of siblings are drawn in the list's order.
  private static let maxParts = 2048

  /// Returns the parts of siblings, the farthest first; `parent` maps their space to the canvas.
  static func parts(of nodes: [RenderNode], _ parent: Homography) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(nodes.count)
    for node in nodes { add(node, CATransform3DIdentity, 1, depth: 0, to: &parts) }
    guard parts.count > 1, parts.count <= maxParts, !isInOrder(parts) else { return parts }
    let facets = parts.indices.compactMap { Facet(parts[$0], index: $0) }
    return FacetSorter.sorted(facets).map { facet in
      var part = parts[facet.index]
      if !facet.cuts.isEmpty, let inverse = parent.after(Homography(part.transform)).inverse {
        part.cuts = facet.cuts.map { PixelHalfPlane($0, through: inverse) }
      }
      return part
    }
  }

  private static func add(
    _ node: RenderNode, _ outer: CATransform3D, _ opacity: Double, depth: Int, to parts: inout [Part]
  ) {
    let transform = depth == 0 ? node.transform : CATransform3DConcat(node.transform, outer)
    if node.flattensChildren || depth > 100 {
      parts.append(Part(node: node, transform: transform, opacity: opacity))
    } else {
      let inner = opacity * clampedUnit(node.opacity)
      for child in node.children { add(child, transform, inner, depth: depth + 1, to: &parts) }
    }
  }

  /// Whether all parts are parallel to the screen and already ordered by depth.
  private static func isInOrder(_ parts: [Part]) -> Bool {
    var last = -Double.infinity
    for part in parts {
      let t = part.transform
      guard t.m13 == 0, t.m14 == 0, t.m23 == 0, t.m24 == 0 else { return false }
      let depth = t.m43 / t.m44
      if depth < last - Facet.thickness { return false }
      last = depth > last ? depth : last
    }
    return true
  }
}
