import CoreGraphics
import Foundation

extension CALayer {
  /// See ``frame``.
  var boundingFrame: CGRect {
    let transform = CATransform3DGetAffineTransform(model_.transform)
    let bounds = model_.bounds
    let anchor = model_.anchorPoint
    let local = CGRect(
      x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height)
    let isPlain = CATransform3DIsIdentity(model_.transform)
    let box = isPlain ? local : PlanarProjection(CATransform3DMakeAffineTransform(transform)).apply(local)
    return box.offsetBy(dx: model_.position.x, dy: model_.position.y)
  }

  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else {
      environment.report(.invalidGeometry(layer: debugName, property: "frame", value: "\(frame)"))
      return
    }
    let standard = frame.standardized
    var size = standard.size
    var anchor = CGPoint(x: model_.anchorPoint.x * size.width, y: model_.anchorPoint.y * size.height)
    if !CATransform3DIsIdentity(model_.transform) {
      let affine = CATransform3DGetAffineTransform(model_.transform)
      let linear = CGAffineTransform(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: 0, ty: 0)
      let untransformed = size.applying(linear.inverted())
      size = CGSize(width: untransformed.width.magnitude, height: untransformed.height.magnitude)
      let local = CGRect(
        x: -model_.anchorPoint.x * size.width, y: -model_.anchorPoint.y * size.height,
        width: size.width, height: size.height)
      let box = PlanarProjection(CATransform3DMakeAffineTransform(affine)).apply(local)
      anchor = CGPoint(x: -box.minX, y: -box.minY)
    }
    // Observers of the frame are notified once.
    let isObserved = isObserved
    self.isObserved = false
    position = CGPoint(x: standard.minX + anchor.x, y: standard.minY + anchor.y)
    bounds = CGRect(origin: bounds.origin, size: size)
    guard isObserved else { return }
    self.isObserved = true
    notifyObservers()
  }

  /// See ``contentsAreFlipped()``.
  var hasFlippedContents: Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.isGeometryFlipped { isFlipped.toggle() }
      layer = current.superlayer
    }
    return isFlipped
  }

  // MARK: Between layers

  func projection(to layer: CALayer?) -> PlanarProjection {
    (layer ?? rootLayer).projection(from: self)
  }

  func projection(from layer: CALayer?) -> PlanarProjection {
    let identity = PlanarProjection(CATransform3DIdentity)
    let source = layer ?? rootLayer
    if source === self { return identity }
    var (outward, inward) = (source.projectionToRoot, projectionToRoot)
    // Two trees lie in one space, in which each root has its position.
    if outward.root !== inward.root {
      outward.projection = outward.projection.concatenating(outward.root.projectionToSpace)
      inward.projection = inward.projection.concatenating(inward.root.projectionToSpace)
    }
    return outward.projection.concatenating(inward.projection.inverted ?? identity)
  }

  /// The projection of a root's coordinates to the space around its tree.
  private var projectionToSpace: PlanarProjection {
    PlanarProjection(model_.transformToSuperlayer(of: LayerProperties()))
  }

  private var projectionToRoot: (projection: PlanarProjection, root: CALayer) {
    var result = PlanarProjection(CATransform3DIdentity)
    // The transform of layers that keep their depth, not yet projected onto the plane of one that flattens.
    var pending: CATransform3D?
    var layer = self
    while let superlayer = layer.superlayer {
      if pending == nil, let offset = layer.planarOffset(in: superlayer) {
        result = result.translated(by: offset)
        layer = superlayer
        continue
      }
      var step = layer.model_.transformToSuperlayer(of: superlayer.model_)
      if let before = pending { step = CATransform3DConcat(before, step) }
      pending = superlayer.model_.keepsDepth ? step : nil
      if pending == nil { result = result.concatenating(PlanarProjection(step)) }
      layer = superlayer
    }
    return (pending.map { result.concatenating(PlanarProjection($0)) } ?? result, layer)
  }

  /// The layer's offset in its superlayer, if it has no other transform, which is the common case; reads little of the
  /// model.
  private func planarOffset(in superlayer: CALayer) -> CGPoint? {
    guard !superlayer.model_.hasEffects, superlayer.model_.kind == nil else { return nil }
    return model_.geometry.planarOffset
  }
}

extension LayerProperties {
  /// Whether sublayers keep their depth instead of being flattened into the layer's plane.
  package var keepsDepth: Bool {
    switch kind {
    case .transform?: true
    case .replicator(let replicator)?: replicator.preservesDepth
    default: false
    }
  }
}
