import CoreGraphics

/// The extent of a node's drawing in its own plane.
enum Extent {
  /// The greatest distance from the origin that is considered, in points.
  private static let limit = 1_048_576.0

  /// Returns a rectangle around all that a node and its children draw; nil if they draw nothing.
  ///
  /// Deeper levels than `levels` are not drawn, and not considered.
  static func of(_ node: RenderNode, levels: Int = RenderFrame.maxDepth) -> RoundedRect? {
    var all = CGRect.null
    func add(_ rect: CGRect?) {
      guard let rect, let found = RoundedRect(rect) else { return }
      all = all.isNull ? found.rect : all.union(found.rect)
    }
    add(node.bounds)
    if !node.masksToBounds {
      if let contents = node.contents { add(ContentsPlacement(contents, in: node.bounds)?.target.rect) }
      if let shape = node.shape {
        add(shape.path.boundingBox)
        add(shape.stroke?.boundingBox)
      }
      for child in node.children where levels > 0 {
        if let rect = of(child, levels: levels - 1) { add(project(rect.rect, child.transform)) }
      }
    }
    if let shadow = node.shadow {
      let reach = min(max(3 * shadow.radius, 0), limit)
      add(
        (shadow.path?.boundingBox ?? all).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
          .insetBy(dx: -reach, dy: -reach))
    }
    let limits = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
    return all.isNull ? nil : RoundedRect(all.intersection(limits))
  }

  private static func project(_ rect: CGRect, _ transform: CATransform3D) -> CGRect {
    let map = Homography(transform)
    var low = (x: Double.infinity, y: Double.infinity)
    var high = (x: -Double.infinity, y: -Double.infinity)
    for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
      let p = map.homogeneous(x, y)
      // A point near the eye can appear anywhere.
      guard p.w > 1e-3, p.x.isFinite, p.y.isFinite else {
        return CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
      }
      low = (min(low.x, p.x / p.w), min(low.y, p.y / p.w))
      high = (max(high.x, p.x / p.w), max(high.y, p.y / p.w))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
