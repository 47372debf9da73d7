import ListLayout
import QuartzCore

extension UICollectionView {
  /// The width that is easy to read, in points.

  /// Returns the insets of a reference beyond the content insets, which count in any case (V-56, V-64).
  ///
  /// The layout margins are the system's, beyond the safe area (V-93).
  func insets(of reference: UIContentInsetsReference) -> ListInsets {
    guard reference != .none else { return .zero }
    var edges = safeAreaInsets
    if reference == .layoutMargins || reference == .readableContent {
      let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
      edges = UIEdgeInsets(
        top: edges.top + margin, left: edges.left + margin, bottom: edges.bottom + margin, right: edges.right + margin)
    }
    if reference == .readableContent {
      let side = (bounds.width - SystemLayoutGuide.readableWidth) / 2
      (edges.left, edges.right) = (max(edges.left, side), max(edges.right, side))
    }
    let adjusted = adjustedContentInset
    return ListInsets(
      top: max(0, edges.top - adjusted.top), left: max(0, edges.left - adjusted.left),
      bottom: max(0, edges.bottom - adjusted.bottom), right: max(0, edges.right - adjusted.right))
  }
}
