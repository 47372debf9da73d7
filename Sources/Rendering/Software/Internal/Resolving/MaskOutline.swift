import CoreGraphics
import Raster

/// A mask that is one uniform outline, such as a growing circle.
struct MaskOutline {
  /// The mask's alpha inside the outline.
  let opacity: Double
  private let node: RenderNode

  /// Fails for other masks.
  init?(_ mask: [RenderNode]) {
    guard let node = mask.first, Self.canRepresent(mask) else { return nil }
    self.node = node
    let color = node.shape.map(\.fillColor) ?? node.backgroundColor
    opacity = clampedUnit(node.opacity) * clampedUnit(color.map { Double($0.alpha) } ?? 0)
  }

  /// Whether a mask is one uniform outline.
  static func canRepresent(_ mask: [RenderNode]) -> Bool {
    guard mask.count == 1, let node = mask.first, node.children.isEmpty, node.contents == nil, node.shadow == nil,
      node.gradient == nil, node.mask.isEmpty, node.filters.isEmpty, node.backdropFilters.isEmpty,
      node.blendMode == .normal, node.colorFactor == nil, node.curl == nil, node.flattensChildren, node.isDoubleSided,
      !(node.borderWidth > 0), node.rasterizationScale == nil
    else { return false }
    if let shape = node.shape {
      return node.backgroundColor == nil && !node.masksToBounds && shape.fillColor != nil
        && (shape.stroke == nil || shape.strokeColor == nil)
    }
    return node.backgroundColor != nil
  }

  /// Returns the outline on the canvas, through the masked node's map; nil if nothing of it is visible.
  func shape(through parent: Homography) -> DrawShape? {
    let map = parent.after(Homography(node.transform))
    guard map.isFinite, map.determinant.isFinite, map.determinant != 0 else { return nil }
    if let shape = node.shape {
      return DrawShape(shape.path, rule: shape.usesEvenOddFill ? .evenOdd : .nonZero, through: map)
    }
    return RoundedRect(boundsOf: node).flatMap { DrawShape($0, through: map) }
  }
}
