import ListLayout
import QuartzCore

extension UICollectionView {
  /// The visible part of the content and how far it can be scrolled.
  var viewport: ContentViewport {
    let insets = adjustedContentInset
    return ContentViewport(
      offset: contentOffset, size: bounds.size, contentSize: contentSize,
      insets: ListInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let positions = ListLayout.ScrollPosition(rawValue: position.rawValue)
    guard positions.isValid else { return uiEnvironment.report(.conflictingScrollPositions(list: debugName)) }
    let counts = loadedCounts
    let path = indexPath.itemPath
    guard counts.contains(path) else {
      let count = counts.contains(section: path.section) ? counts.items[path.section] : 0
      return uiEnvironment.report(
        .scrolledToMissingItem(list: debugName, item: path.item, count: count, section: path.section))
    }
    prepareLayout()
    sectionScrolling.scroll(to: .cell(path), at: positions, animated: animated)
    guard let attributes = currentLayout.layoutAttributesForItem(at: indexPath), attributes.isFinite else { return }
    setContentOffset(viewport.offset(showing: attributes.frame, at: positions), animated: animated)
    // The cells are there when the call returns, so that an animation can begin at one of them.
    if !animated { updateElements() }
  }
}
