import ListLayout
import QuartzCore

/// Swipe actions of rows in list sections (V-71, V-95).
extension UICollectionView: SwipeableList {
  var allowsSwipes: Bool { batch == nil && movement.element == nil }

  func rowFrame(at path: ItemPath) -> CGRect? {
    currentLayout.isPrepared ? currentLayout.attributes(of: .cell(path))?.frame : nil
  }

  func rowPath(at point: CGPoint) -> ItemPath? { indexPathForItem(at: point)?.itemPath }

  func swipeActions(at path: ItemPath, isTrailing: Bool, _ reason: RowSwiping.Reason) -> UISwipeActionsConfiguration? {
    currentLayout.swipeProvider(of: path.section, isTrailing: isTrailing)?(IndexPath(path))
  }

  func willShowActions(at path: ItemPath) {}

  func didHideActions(at path: ItemPath?) {}

  func rowHasMoved() {
    layoutPass.shownBounds = nil
    setNeedsLayout()
  }

  /// The swipes of rows; nil where the layout has no rows with actions.
  var activeSwiping: RowSwiping? { currentLayout.hasSwipeProviders ? swiping : nil }

  /// Lays out the actions beside their row; installs the recognizer for the first section that has any.
  func layOutSwiping() {
    guard let activeSwiping else { return }
    if activeSwiping.recognizer.view == nil { addGestureRecognizer(activeSwiping.recognizer) }
    activeSwiping.layOut()
  }
}
