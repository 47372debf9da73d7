import CoreGraphics
import Rendering

extension RenderNode {
  /// The mix of two nodes: each pixel of the one by what is left of the way, and of the other by what is gone of it.
  ///
  /// Both lie in a group of their own, in which their light adds up; one over the other, both half transparent, would let
  /// through what lies behind them.
  static func dissolve(from old: RenderNode, to new: RenderNode, at fraction: CGFloat) -> RenderNode {
    let fraction = min(max(fraction, 0), 1)
    var group = RenderNode(bounds: new.bounds)
    // A group is drawn apart if it is not wholly opaque; this is less than any pixel can tell.
    group.opacity = 1 - 0x1p-20
    var (old, new) = (old, new)
    old.opacity *= 1 - fraction
    new.opacity *= fraction
    new.blendMode = .plusLighter
    group.children = [old, new]
    return group
  }
}
