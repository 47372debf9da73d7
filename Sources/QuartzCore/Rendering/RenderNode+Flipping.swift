import CoreGraphics
import Rendering

/// A layer of flipped geometry counts y from its lower edge. Its nodes are flipped one by one, each within its
/// own bounds: nothing is mirrored in the end, and images and texts stay upright. Layers make flipped nodes at once
/// (``InheritedTransform``); nodes from elsewhere are flipped here, as a whole.
extension RenderNode {
  /// The node in a node of some bounds that is flipped or not.
  func flipped(_ isFlipped: Bool, in bounds: CGRect) -> RenderNode {
    isFlipped ? placed(in: bounds).flipped() : self
  }

  /// The node with its own space flipped, so that it shows the same, except for images.
  func flipped() -> RenderNode {
    var node = self
    node.transform = CATransform3DConcat(bounds.flipTransform, transform)
    node.flipOwnContent()
    node.children = node.children.map { $0.placed(in: bounds).flipped() }
    node.mask = node.mask.map { $0.placed(in: bounds).flipped() }
    return node
  }

  /// The node in a flipped space.
  private func placed(in bounds: CGRect) -> RenderNode {
    var node = self
    node.transform = CATransform3DConcat(transform, bounds.flipTransform)
    return node
  }

  /// Flips the node's own content.
  mutating func flipOwnContent() {
    if maskedCorners != .all { maskedCorners = maskedCorners.flipped }
    let bounds = bounds
    if var gradient {
      (gradient.start.y, gradient.end.y) = (1 - gradient.start.y, 1 - gradient.end.y)
      // Flipped, a clockwise sweep runs counterclockwise: its colours are reversed.
      if gradient.kind == .conic {
        gradient.colors.reverse()
        gradient.locations = gradient.locations.reversed().map { 1 - $0 }
      }
      self.gradient = gradient
    }
    if var shape {
      shape.path = shape.path.flipped(in: bounds)
      shape.stroke = shape.stroke?.flipped(in: bounds)
      self.shape = shape
    }
    if var shadow {
      shadow.offset.height = -shadow.offset.height
      shadow.path = shadow.path?.flipped(in: bounds)
      self.shadow = shadow
    }
  }
}

extension RenderCorners {
  /// The corners with top and bottom exchanged.
  fileprivate var flipped: RenderCorners {
    RenderCorners(rawValue: (rawValue & 3) << 2 | (rawValue & 12) >> 2)
  }
}

extension CGPath {
  fileprivate func flipped(in bounds: CGRect) -> CGPath {
    var flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    return copy(using: &flip) ?? self
  }
}
