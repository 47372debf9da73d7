import CoreGraphics

extension RenderNode {
  /// Whether an effect other than opacity applies to the node as a group.
  var needsGroup: Bool {
    !mask.isEmpty || !filters.isEmpty || colorFactor != nil || blendMode != .normal
  }

  /// The colour matrices of the group, unless a blur among the filters needs a bitmap.
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

  /// Whether content of a node that masks to its bounds could reach beyond them.
  func reachesBeyond(_ rect: RoundedRect) -> Bool {
    if !children.isEmpty || shape != nil { return true }
    guard let contents, let placement = ContentsPlacement(contents, in: bounds) else { return false }
    return rect.radius > 0 || !placement.staysInside(rect)
  }

  /// Whether the node shows nothing but one child, which can then take over its opacity.
  var isEmptyAroundOneChild: Bool {
    children.count == 1 && flattensChildren && contents == nil && shape == nil && gradient == nil
      && backdropFilters.isEmpty && !(borderWidth > 0) && backgroundColor == nil
      && children[0].flattensChildren
  }

  /// The node's own content, without its transform and group effects: the content of a bitmap.
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
