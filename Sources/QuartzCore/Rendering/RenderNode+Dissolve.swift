import CoreGraphics
import Rendering

extension RenderNode {
  /// The cross-fade of two nodes: the old one weighted by 1 − fraction, the new one by the fraction.
  ///
  /// Both are added in a group of their own. With source-over, two half transparent nodes would let the background
  /// through.
  static func dissolve(from old: RenderNode, to new: RenderNode, at fraction: CGFloat) -> RenderNode {
    let fraction = min(max(fraction, 0), 1)
    var group = RenderNode(bounds: new.bounds)
    // A group is rendered apart only if it is not opaque; the difference is less than a pixel value.
    group.opacity = 1 - 0x1p-20
    var (old, new) = (old, new)
    old.opacity *= 1 - fraction
    new.opacity *= fraction
    new.blendMode = .plusLighter
    group.children = [old, new]
    return group
  }
}
