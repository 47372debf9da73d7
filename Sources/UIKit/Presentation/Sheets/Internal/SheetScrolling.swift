import QuartzCore

/// A scrolling view inside a sheet, which shares a drag with the card.
///
/// A drag that begins in such a view moves the card if the view is at its top edge, and the drag goes down, or goes up
/// while the card can grow. Else it scrolls the view. A card of the greatest height passes the rest of the drag to the
/// view, and continues when the drag returns.
@MainActor package protocol SheetScrolling: UIView {
  /// Whether the content is at its top edge.
  var isScrolledToTop: Bool { get }
  /// Scrolls by a part of the sheet's drag, as a distance from the top edge; 0 is the top edge.
  func scrollBySheetDrag(_ distance: CGFloat)
  /// Ends the scrolling by the sheet's drag, at a speed in points per second downwards.
  func endSheetDrag(speed: CGFloat)
}

extension UIView {
  /// Returns the scrolling view inside this one at a point; nil where there is none.
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
  /// Whether the recognizer scrolls such a view, and takes precedence over drags of the screen around it.
  var scrollsContent: Bool { self is UIPanGestureRecognizer && view is any SheetScrolling }
}
