import UIKit

extension UIScrollView {
  /// The offsets at which the content may rest along an axis.
  func places(vertically: Bool) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let (first, last) =
      vertically
      ? (-inset.top, contentSize.height - bounds.height + inset.bottom)
      : (-inset.left, contentSize.width - bounds.width + inset.right)
    return first...max(first, last)
  }

  /// Whether a drag scrolls the content along an axis.
  func scrolls(vertically: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    if bounces, vertically ? alwaysBounceVertical : alwaysBounceHorizontal { return true }
    let places = places(vertically: vertically)
    return places.lowerBound < places.upperBound
  }
}
