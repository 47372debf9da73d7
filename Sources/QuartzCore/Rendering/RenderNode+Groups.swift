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

extension RenderNode {
  /// Applies the group's opacity to each of its parts: the node's own content and each child (P-54).
  ///
  /// Background, contents and shape become a child behind the others, the border one in front, each with the group's
  /// opacity.
  mutating func ungroupOpacity() {
    let share = opacity
    opacity = 1
    for index in children.indices { children[index].opacity *= share }
    var back = RenderNode(bounds: bounds)
    (back.cornerRadius, back.maskedCorners, back.cornerCurve) = (cornerRadius, maskedCorners, cornerCurve)
    (back.isDoubleSided, back.opacity) = (true, share)
    var front = back
    (back.backgroundColor, back.gradient, back.contents, back.shape) = (backgroundColor, gradient, contents, shape)
    back.masksToBounds = masksToBounds
    (front.borderWidth, front.borderColor) = (borderWidth, borderColor)
    let showsBack = backgroundColor != nil || gradient != nil || contents != nil || shape != nil
    (backgroundColor, gradient, contents, shape) = (nil, nil, nil, nil)
    if showsBack { children.insert(back, at: 0) }
    if borderWidth > 0 { children.append(front) }
    borderWidth = 0
  }
}
