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
