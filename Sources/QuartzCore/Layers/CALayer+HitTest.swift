import CoreGraphics
import Foundation

extension CALayer {
  /// The layer at a point of the superlayer's coordinates; layers too deep to be rendered are not hit.
  package func layerHit(at point: CGPoint) -> CALayer? {
    guard !exceedsMaxDepth else { return nil }
    let transform = model_.transformToSuperlayer(of: superlayer?.model_)
    if case .transform? = model_.kind { return hit(inDepth: [self], at: point) }
    guard !isHidden, opacity > 0, let local = visiblePoint(at: point, through: transform)?.point else { return nil }
    let isInside = contains(local)
    if masksToBounds, !isInside || !isInsideCorners(local) { return nil }
    return hit(inDepth: sublayers ?? [], at: local) ?? (isInside ? self : nil)
  }

  /// The hit layer among siblings: the nearest to the viewer at the point, and the last of equally near ones.
  private func hit(inDepth layers: [CALayer], at point: CGPoint) -> CALayer? {
    var found: [Candidate] = []
    for layer in layers { layer.collect(&found, at: point, through: nil) }
    // The index makes the order independent of the library's sorting.
    let nearestFirst = found.enumerated().sorted {
      ($1.element.depth, $1.offset) < ($0.element.depth, $0.offset)
    }
    for (_, candidate) in nearestFirst {
      if let hit = candidate.layer.hitTest(candidate.point) { return hit }
    }
    return nil
  }

  private struct Candidate {
    let layer: CALayer
    /// The point in the coordinates of the layer's superlayer.
    let point: CGPoint
    /// The depth of the layer at the point; larger is nearer to the viewer.
    let depth: Double
  }

  /// Adds the layer, or the sublayers of a transform layer, if the point lies on its plane in front of the viewer.
  private func collect(_ found: inout [Candidate], at point: CGPoint, through outer: CATransform3D?) {
    guard !isHidden, opacity > 0 else { return }
    let own = model_.transformToSuperlayer(of: superlayer?.model_)
    let whole = outer.map { CATransform3DConcat(own, $0) } ?? own
    if case .transform? = model_.kind {
      for sublayer in sublayers ?? [] { sublayer.collect(&found, at: point, through: whole) }
      return
    }
    guard let seen = visiblePoint(at: point, through: whole) else { return }
    // The layer's own test starts in its superlayer's coordinates, so the point is projected back to them.
    let start = outer == nil ? point : PlanarProjection(own).apply(seen.point)
    found.append(Candidate(layer: self, point: start, depth: seen.depth))
  }

  /// The point of the layer's plane that shows at a point, through a transform, and its depth. Nil if the plane is seen
  /// edge-on, lies behind the viewer, or shows a back that is not drawn.
  private func visiblePoint(at point: CGPoint, through transform: CATransform3D) -> (point: CGPoint, depth: Double)? {
    let projection = PlanarProjection(transform)
    guard let back = projection.inverted else { return nil }
    let local = back.apply(point)
    let (x, y) = (Double(local.x), Double(local.y))
    let w = x * projection.p + y * projection.q + projection.w
    guard w > 0, isDoubleSided || projection.facesViewer else { return nil }
    // Beyond the plane's horizon the inverse gives a point that does not project back.
    let roundTrip = projection.apply(local)
    guard (roundTrip.x - point.x).magnitude + (roundTrip.y - point.y).magnitude < 1e-3 else { return nil }
    return (local, (x * Double(transform.m13) + y * Double(transform.m23) + Double(transform.m43)) / w)
  }

  /// Whether a point lies within the rounded corners of the bounds.
  private func isInsideCorners(_ point: CGPoint) -> Bool {
    let radius = min(max(cornerRadius, 0), bounds.width / 2, bounds.height / 2)
    guard radius > 0 else { return true }
    let isLeft = point.x < bounds.minX + radius
    let isTop = point.y < bounds.minY + radius
    guard isLeft || point.x > bounds.maxX - radius, isTop || point.y > bounds.maxY - radius else { return true }
    let corner: CACornerMask =
      switch (isLeft, isTop) {
      case (true, true): .layerMinXMinYCorner
      case (false, true): .layerMaxXMinYCorner
      case (true, false): .layerMinXMaxYCorner
      case (false, false): .layerMaxXMaxYCorner
      }
    guard maskedCorners.contains(corner) else { return true }
    let x = point.x - (isLeft ? bounds.minX + radius : bounds.maxX - radius)
    let y = point.y - (isTop ? bounds.minY + radius : bounds.maxY - radius)
    return x * x + y * y <= radius * radius
  }
}

extension PlanarProjection {
  /// Whether the plane shows its front: a clockwise outline is still clockwise.
  fileprivate var facesViewer: Bool {
    a * (d * w - q * ty) + b * (q * tx - c * w) + p * (c * ty - d * tx) > 0
  }
}
