import CoreGraphics
import Raster

/// A mask that is one even outline, such as a circle that opens.
struct MaskOutline {
  /// The mask's alpha inside the outline.
  let opacity: Double
  private let node: RenderNode

  /// Nil for masks that are more than that.
  init?(_ mask: [RenderNode]) {
    guard let node = mask.first, Self.canRepresent(mask) else { return nil }
    self.node = node
    let color = node.shape.map(\.fillColor) ?? node.backgroundColor
    opacity = clampedUnit(node.opacity) * clampedUnit(color.map { Double($0.alpha) } ?? 0)
  }

  /// Whether a mask is one even outline.
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

  /// The outline on the canvas, seen through the masked node's map; nil if nothing of it can be seen.
  func shape(through parent: Homography) -> DrawShape? {
    let map = parent.after(Homography(node.transform))
    guard map.isFinite, map.determinant.isFinite, map.determinant != 0 else { return nil }
    if let shape = node.shape {
      return DrawShape(shape.path, rule: shape.usesEvenOddFill ? .evenOdd : .nonZero, through: map)
    }
    return RoundedRect(boundsOf: node).flatMap { DrawShape($0, through: map) }
  }
}
