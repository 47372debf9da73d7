import QuartzCore

/// A view that scrolls inside a sheet: one finger scrolls it and moves the card, in turn.
///
/// A drag that begins in such a view is the card's where the view is at its top edge and the drag leads down, or leads up
/// while the card can still grow; else it is the view's own. A card that has grown as far as it can passes the rest of the drag on, and takes
/// the finger back when it returns.
@MainActor package protocol SheetScrolling: UIView {
  /// Whether the content is at its top edge, so that a drag downwards has nothing left to scroll.
  var isScrolledToTop: Bool { get }
  /// The card has the finger and can grow no further: the content goes on from its top, by a distance upwards; 0 is the top again.
  func sheetPassesOn(_ distance: CGFloat)
  /// The finger leaves, while the content had it, at a speed of points per second downwards.
  func sheetLetsGo(speed: CGFloat)
}

extension UIView {
  /// The view inside this one that scrolls under a finger at a point; nil where there is none.
  func scrollingView(at point: CGPoint) -> (any SheetScrolling)? {
    var view = hitTest(point, with: nil)
    while let current = view, current !== self {
      if let scrolling = current as? any SheetScrolling { return scrolling }
      view = current.superview
    }
    return nil
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer scrolls such a view, so that a finger on the screen around that has to go first.
  var scrollsContent: Bool { self is UIPanGestureRecognizer && view is any SheetScrolling }
}
