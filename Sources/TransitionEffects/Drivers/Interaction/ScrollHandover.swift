import UIKit

/// A scroll view under a finger that drives: it has the finger until its content is at the edge, and gets it back.
@MainActor final class ScrollHandover {
  /// The content held at its edge.
  private struct Hold {
    let edge: CGFloat
    /// 1 where the content lies behind the edge, −1 where it lies before it.
    let inwards: CGFloat
    var isPinned = true
  }

  private(set) weak var scrollView: UIScrollView?
  private let isVertical: Bool
  /// The drag's way and the content's place when the content was last between its edges.
  private var last: (translation: CGFloat, place: CGFloat)?
  private var hold: Hold?

  /// The innermost view under a touch, up to a view around it, that scrolls along ways; nil where there is none.
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

  /// Whether the content has nothing left to scroll for a finger that goes a way.
  func isAtEdge(_ direction: InteractionDirection, isRightToLeft: Bool) -> Bool {
    guard let scrollView, direction.isVertical == isVertical else { return true }
    let places = scrollView.places(vertically: isVertical)
    return leadsToStart(direction, isRightToLeft) ? place <= places.lowerBound + 0.5 : place >= places.upperBound - 0.5
  }

  /// Whether a finger goes along the content's axis, one way or the other.
  func isAlong(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
    let speed = pan.velocity(in: pan.view)
    return (speed.y.magnitude > speed.x.magnitude) == isVertical
  }

  /// Looks where the content is.
  func note() {
    guard let places = scrollView?.places(vertically: isVertical) else { return }
    if place > places.lowerBound, place < places.upperBound { last = (translation, place) }
  }

  /// The content is at its edge, and the finger drives from now on; returns how many points it has gone since the content came there.
  func take(_ direction: InteractionDirection, isRightToLeft: Bool) -> CGFloat {
    guard let places = scrollView?.places(vertically: isVertical) else { return 0 }
    let isFirst = leadsToStart(direction, isRightToLeft)
    let edge = isFirst ? places.lowerBound : places.upperBound
    // Up to the edge the content went as far as the finger.
    let used = last.map { $0.translation + $0.place - edge } ?? 0
    let surplus = (translation - used).magnitude
    hold = Hold(edge: edge, inwards: isFirst ? 1 : -1)
    return surplus
  }

  /// The finger drives, or has gone back into the content by some points: then it scrolls again, from there.
  func follow(back points: CGFloat) {
    guard let hold, points <= 0 || hold.isPinned else { return }
    place = hold.edge + max(0, points) * hold.inwards
    self.hold?.isPinned = points <= 0
  }

  /// The finger leaves while it drives: the content stays at its edge.
  func rest() {
    follow(back: 0)
    guard let scrollView else { return }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  private func leadsToStart(_ direction: InteractionDirection, _ isRightToLeft: Bool) -> Bool {
    direction.component(of: CGPoint(x: 1, y: 1), isRightToLeft: isRightToLeft) > 0
  }

  /// Where the content is, along the axis.
  private var place: CGFloat {
    get { scrollView.map { isVertical ? $0.contentOffset.y : $0.contentOffset.x } ?? 0 }
    set {
      guard let scrollView else { return }
      let offset = scrollView.contentOffset
      scrollView.contentOffset = isVertical ? CGPoint(x: offset.x, y: newValue) : CGPoint(x: newValue, y: offset.y)
    }
  }

  /// How far the content's own drag has gone, along the axis.
  private var translation: CGFloat {
    guard let scrollView else { return 0 }
    let direction = scrollView.panGestureRecognizer.translation(in: scrollView.superview)
    return isVertical ? direction.y : direction.x
  }
}
