import ListLayout
import QuartzCore

extension UITableView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let path = indexPath.itemPath
    guard let frame = frameToShow(path) else { return reportMissing(path) }
    var target = offset(showing: frame, of: path, at: position)
    if animated { return setContentOffset(target, animated: true) }
    // Rows that come into sight are measured, which moves the others.
    for _ in 0..<TablePass.limit {
      setContentOffset(target, animated: false)
      updateElements()
      guard let frame = frameToShow(path) else { return }
      let next = aligned(offset(showing: frame, of: path, at: position))
      if next == contentOffset { return }
      target = next
    }
  }

  /// The frame of a row; that of a section's beginning if the row is `NSNotFound`.
  private func frameToShow(_ path: ItemPath) -> CGRect? {
    prepareLayout()
    let counts = loadedCounts
    if path.item == NSNotFound || path.item == ItemPath.noItem, counts.contains(section: path.section) {
      let header = layout.geometry.headerFrame(of: path.section)
      let section = layout.geometry.sectionFrame(of: path.section)
      return header ?? section.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: 0) }
    }
    return layout.geometry.frame(of: path)
  }

  private func reportMissing(_ path: ItemPath) {
    let counts = loadedCounts
    let count = counts.contains(section: path.section) ? counts.items[path.section] : 0
    uiEnvironment.report(
      .scrolledToMissingItem(
        list: debugName, item: path.item, count: count, section: path.section, isRow: true))
  }

  /// Returns the offset that shows a frame at a position, below the header that is pinned over it (V-88).
  private func offset(showing frame: CGRect, of path: ItemPath, at position: ScrollPosition) -> CGPoint {
    var insets = adjustedContentInset
    if style == .plain, path.item != NSNotFound, path.item != ItemPath.noItem {
      insets.top += layout.geometry.headerFrame(of: path.section)?.height ?? 0
    }
    let viewport = ContentViewport(
      offset: contentOffset, size: bounds.size, contentSize: layout.geometry.contentSize,
      insets: ListInsets(top: insets.top, bottom: insets.bottom))
    let positions: ListLayout.ScrollPosition =
      switch position {
      case .none: []
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      }
    let wanted = viewport.offset(showing: frame, at: positions)
    // The content's own limits have no pinned header.
    let limit = max(-adjustedContentInset.top, layout.geometry.contentSize.height + insets.bottom - bounds.height)
    return CGPoint(x: contentOffset.x, y: min(max(wanted.y, -adjustedContentInset.top), limit))
  }

  func scrollToNearestSelection(at position: ScrollPosition, animated: Bool) {
    let visible = visibleContent
    let frames = selection.selected.compactMap { path in rectOfRow(path).map { (path, $0) } }
    func distance(_ frame: CGRect) -> CGFloat {
      switch position {
      case .top: (frame.minY - visible.minY).magnitude
      case .bottom: (frame.maxY - visible.maxY).magnitude
      case .none, .middle: (frame.midY - visible.midY).magnitude
      }
    }
    guard let nearest = frames.min(by: { distance($0.1) < distance($1.1) }) else { return }
    scroll(to: IndexPath(nearest.0), at: position, animated: animated)
  }

  private func rectOfRow(_ path: ItemPath) -> CGRect? {
    prepareLayout()
    return layout.geometry.frame(of: path)
  }
}
