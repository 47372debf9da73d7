import CoreGraphics
import Rendering

/// A layer of flipped geometry counts y from its lower edge. What it shows is turned upside down node by node, and each within its
/// own bounds: nothing is mirrored in the end, so pictures and texts stay upright. Layers make their nodes turned already (``NodeBend``);
/// what comes from elsewhere is turned here, as a whole.
extension RenderNode {
  /// What shows in a node of some bounds that is turned or is not.
  func turned(_ isTurned: Bool, in bounds: CGRect) -> RenderNode {
    isTurned ? placed(in: bounds).turnedAbout() : self
  }

  /// The node with its own space turned upside down, so that it shows the same, but for pictures.
  func turnedAbout() -> RenderNode {
    var node = self
    node.transform = CATransform3DConcat(bounds.upended, transform)
    node.upendParts()
    node.children = node.children.map { $0.placed(in: bounds).turnedAbout() }
    node.mask = node.mask.map { $0.placed(in: bounds).turnedAbout() }
    return node
  }

  /// The node in a space that is turned upside down.
  private func placed(in bounds: CGRect) -> RenderNode {
    var node = self
    node.transform = CATransform3DConcat(transform, bounds.upended)
    return node
  }

  /// Turns what the node shows by itself.
  mutating func upendParts() {
    if maskedCorners != .all { maskedCorners = maskedCorners.upended }
    let bounds = bounds
    if var gradient {
      (gradient.start.y, gradient.end.y) = (1 - gradient.start.y, 1 - gradient.end.y)
      // A sweep that went clockwise goes the other way: its colours follow in reverse.
      if gradient.kind == .conic {
        gradient.colors.reverse()
        gradient.locations = gradient.locations.reversed().map { 1 - $0 }
      }
      self.gradient = gradient
    }
    if var shape {
      shape.path = shape.path.upended(in: bounds)
      shape.stroke = shape.stroke?.upended(in: bounds)
      self.shape = shape
    }
    if var shadow {
      shadow.offset.height = -shadow.offset.height
      shadow.path = shadow.path?.upended(in: bounds)
      self.shadow = shadow
    }
  }
}

extension RenderCorners {
  /// The corners with top and bottom exchanged.
  fileprivate var upended: RenderCorners {
    RenderCorners(rawValue: (rawValue & 3) << 2 | (rawValue & 12) >> 2)
  }
}

extension CGPath {
  fileprivate func upended(in bounds: CGRect) -> CGPath {
    var flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    return copy(using: &flip) ?? self
  }
}
