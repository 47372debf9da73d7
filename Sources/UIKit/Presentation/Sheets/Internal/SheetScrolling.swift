import QuartzCore

/// A view that scrolls inside a sheet: one finger scrolls it and moves the card, in turn.
///
/// A drag that begins in such a view is the card's where the view is at its top edge and the drag leads down, or leads up
/// while the card can still grow; else it is the view's own.
@MainActor package protocol SheetScrolling: UIView {
  /// Whether the content is at its top edge, so that a drag downwards has nothing left to scroll.
  var isScrolledToTop: Bool { get }
}
