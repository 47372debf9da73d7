import UIKit

extension UIView {
  /// Whether a touch is at most some points from the leading edge.
  func isNearLeadingEdge(_ reach: CGFloat, of touch: UITouch, isRightToLeft: Bool) -> Bool {
    let place = touch.location(in: self).x
    return (isRightToLeft ? bounds.maxX - place : place - bounds.minX) <= reach
  }
}
