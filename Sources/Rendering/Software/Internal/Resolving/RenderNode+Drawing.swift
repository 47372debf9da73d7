import CoreGraphics

extension RenderNode {
  /// Whether something is done to the node as a whole, other than fading it.
  var needsGroup: Bool {
    !mask.isEmpty || !filters.isEmpty || colorFactor != nil || blendMode != .normal
  }

  /// What is done to each pixel of the whole, unless a blur among the filters asks for a bitmap.
  var colorMatrices: [ColorMatrix] {
    let filters = hasBlur ? [] : self.filters
    return filters.compactMap(ColorMatrix.init) + [colorFactor.flatMap { ColorMatrix(factor: $0) }].compactMap { $0 }
  }

  /// Whether the node has to be drawn into a bitmap first.
  var needsBitmap: Bool {
    hasBlur || (rasterizationScale ?? 0) > 0 || curl != nil
  }

  /// Whether the filters blur.
  var hasBlur: Bool {
    filters.contains { if case .blur(let radius) = $0 { radius > 0 } else { false } }
  }

  /// Whether something of a node that is clipped to its bounds could reach beyond them.
  func reachesBeyond(_ rect: RoundedRect) -> Bool {
    if !children.isEmpty || shape != nil { return true }
    guard let contents, let placement = ContentsPlacement(contents, in: bounds) else { return false }
    return rect.radius > 0 || !placement.staysInside(rect)
  }

  /// Whether the node shows nothing but one child, which can then bear its opacity.
  var isEmptyAroundOneChild: Bool {
    children.count == 1 && flattensChildren && contents == nil && shape == nil && gradient == nil
      && backdropFilters.isEmpty && !(borderWidth > 0) && backgroundColor == nil
      && children[0].flattensChildren
  }

  /// What the node shows by itself, without where it lies and what is done to it: what bitmaps are made of.
  var content: RenderNode {
    var node = self
    node.transform = CATransform3DIdentity
    node.opacity = 1
    node.isDoubleSided = true
    node.shadow = nil
    node.mask = []
    node.filters = []
    node.colorFactor = nil
    node.blendMode = .normal
    node.rasterizationScale = nil
    node.curl = nil
    return node
  }
}
