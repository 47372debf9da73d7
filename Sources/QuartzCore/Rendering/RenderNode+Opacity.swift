import CoreGraphics
import Rendering

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
