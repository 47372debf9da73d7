import UIKit

/// The scroll view under a driving finger: it scrolls until its content is at the edge, and again when the finger comes
/// back.
@MainActor final class ScrollContinuation {
  /// The content held at its edge.
  private struct Pull {
    let edge: CGFloat
    /// The direction from the edge into the content: 1 or −1.
    let inwards: CGFloat
    var isPinned = true
  }

  private(set) weak var scrollView: UIScrollView?
  private let isVertical: Bool
  /// The drag's translation and the content's offset when the content was last between its edges.
  private var last: (translation: CGFloat, position: CGFloat)?
  private var pull: Pull?

  /// Finds the innermost scroll view under a touch, within a view, that scrolls along the directions; nil where there
  /// is none.
  init?(under touch: UITouch, in view: UIView, along directions: Set<InteractionDirection>) {
    guard !directions.isEmpty else { return nil }
    isVertical = directions.contains(where: \.isVertical)
    var current = touch.view
    while let inner = current {
      if let scrollView = inner as? UIScrollView, scrollView.scrolls(vertically: isVertical) {
        self.scrollView = scrollView
        return
      }
      if inner === view { break }
      current = inner.superview
    }
    return nil
  }

  /// Whether the content cannot scroll any further for a finger in a direction.
  func isAtEdge(_ direction: InteractionDirection, isRightToLeft: Bool) -> Bool {
    guard let scrollView, direction.isVertical == isVertical else { return true }
    let offsets = scrollView.offsets(vertically: isVertical)
    return leadsToStart(direction, isRightToLeft)
      ? position <= offsets.lowerBound + 0.5 : position >= offsets.upperBound - 0.5
  }

  /// Whether a gesture moves along the content's axis.
  func isAlong(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
    let speed = pan.velocity(in: pan.view)
    return (speed.y.magnitude > speed.x.magnitude) == isVertical
  }

  /// Records the content's offset while it is between its edges.
  func note() {
    guard let offsets = scrollView?.offsets(vertically: isVertical) else { return }
    if position > offsets.lowerBound, position < offsets.upperBound { last = (translation, position) }
  }

  /// Pins the content to its edge, because the finger drives from now on; returns the finger's distance since the
  /// content came there.
  func take(_ direction: InteractionDirection, isRightToLeft: Bool) -> CGFloat {
    guard let offsets = scrollView?.offsets(vertically: isVertical) else { return 0 }
    let isFirst = leadsToStart(direction, isRightToLeft)
    let edge = isFirst ? offsets.lowerBound : offsets.upperBound
    // Up to the edge the content went as far as the finger.
    let used = last.map { $0.translation + $0.position - edge } ?? 0
    let surplus = (translation - used).magnitude
    pull = Pull(edge: edge, inwards: isFirst ? 1 : -1)
    return surplus
  }

  /// Keeps the content at its edge, or scrolls it by the distance that the finger has come back.
  func follow(back points: CGFloat) {
    guard let pull, points <= 0 || pull.isPinned else { return }
    position = pull.edge + max(0, points) * pull.inwards
    self.pull?.isPinned = points <= 0
  }

  /// Leaves the content at its edge when the finger is lifted while it drives.
  func rest() {
    follow(back: 0)
    guard let scrollView else { return }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  private func leadsToStart(_ direction: InteractionDirection, _ isRightToLeft: Bool) -> Bool {
    direction.component(of: CGPoint(x: 1, y: 1), isRightToLeft: isRightToLeft) > 0
  }

  /// The content's offset along the axis.
  private var position: CGFloat {
    get { scrollView.map { isVertical ? $0.contentOffset.y : $0.contentOffset.x } ?? 0 }
    set {
      guard let scrollView else { return }
      let offset = scrollView.contentOffset
      scrollView.contentOffset = isVertical ? CGPoint(x: offset.x, y: newValue) : CGPoint(x: newValue, y: offset.y)
    }
  }

  /// The translation of the content's own drag along the axis.
  private var translation: CGFloat {
    guard let scrollView else { return 0 }
    let translation = scrollView.panGestureRecognizer.translation(in: scrollView.superview)
    return isVertical ? translation.y : translation.x
  }
}

extension UIScrollView {
  /// The offsets at which the content may rest along an axis.
  func offsets(vertically: Bool) -> ClosedRange<CGFloat> {
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
    let offsets = offsets(vertically: vertically)
    return offsets.lowerBound < offsets.upperBound
  }
}
