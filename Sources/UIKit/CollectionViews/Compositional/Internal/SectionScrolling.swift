import ListLayout
import QuartzCore

/// A layout with sections that scroll across its axis (V-65).
@MainActor protocol SectionScrollingLayout: UICollectionViewLayout {
  /// How far sections are scrolled, from their leading edges.
  var orthogonalOffsets: [Int: CGFloat] { get set }
  /// Whether sections are mirrored, so that they begin at the right.
  var isMirrored: Bool { get }
  /// The scrolled content of a section; nil for one that does not scroll by itself.
  func orthogonalContent(of section: Int) -> OrthogonalContent?
  /// The scrolled content in which an element lies; nil for one that scrolls with the list.
  func orthogonalContent(of element: ListElement) -> OrthogonalContent?
  /// Where a scrolling comes to rest; offsets and velocity from the leading edge on.
  func restingOffset(of section: Int, proposed: CGFloat, current: CGFloat, velocity: CGFloat) -> CGFloat?
}

/// The scroll views of a collection view's sections that scroll across its axis (V-65, V-66).
///
/// The layout has the offsets; a scroll view exists while its section has views.
@MainActor final class SectionScrolling {
  private unowned let list: UICollectionView
  private var scrollViews: [Int: SectionScrollView] = [:]
  /// Scroll views whose section is gone; they stay while views leave in them.
  private var orphans: [SectionScrollView] = []
  /// The depth of scroll views: in front of backgrounds, behind boundary items.
  private static let depth = 1

  init(_ list: UICollectionView) { self.list = list }

  private var layout: (any SectionScrollingLayout)? { list.currentLayout.sectionScrolling }

  /// The scroll view in which an element's view lies; nil for the list itself.
  func container(of element: ListElement) -> SectionScrollView? {
    let section = element.path.section
    guard let layout, let content = layout.orthogonalContent(of: element) else { return nil }
    if let view = scrollViews[section] { return view }
    let view = SectionScrollView(section, in: list)
    scrollViews[section] = view
    UIView.performWithoutAnimation {
      list.views.insertContainer(view, zIndex: Self.depth)
      view.follow(content, offset: physicalOffset(layout.orthogonalOffsets[section] ?? 0, content))
    }
    return view
  }

  /// Moves the scroll views to where the layout has their sections.
  func layOut() {
    for (section, view) in scrollViews.sorted(by: { $0.key < $1.key }) {
      guard let layout, let content = layout.orthogonalContent(of: section) else {
        scrollViews[section] = nil
        orphans.append(view)
        continue
      }
      let wasMoving = view.isMoving
      view.follow(content, offset: physicalOffset(layout.orthogonalOffsets[section] ?? 0, content))
      if wasMoving { layout.orthogonalOffsets[section] = leadingOffset(of: view.contentOffset, content) }
    }
  }

  /// Removes scroll views in which nothing is shown.
  func removeEmpty() {
    for (section, view) in scrollViews.sorted(by: { $0.key < $1.key })
    where !list.views.hasViews(in: view) && !view.isTracking {
      scrollViews[section] = nil
      list.views.removeContainer(view)
    }
    orphans.removeAll { view in
      guard !list.views.hasViews(in: view) else { return false }
      list.views.removeContainer(view)
      return true
    }
  }

  /// Moves the scroll views with their sections in a batch of updates.
  func follow(_ map: UpdateMap) {
    let old = scrollViews
    scrollViews = [:]
    for (section, view) in old.sorted(by: { $0.key < $1.key }) {
      guard let new = map.newSection(of: section) else {
        orphans.append(view)
        continue
      }
      view.section = new
      scrollViews[new] = view
    }
  }

  /// Whether a section scrolls at the moment.
  func isMoving(_ section: Int) -> Bool { scrollViews[section]?.isMoving ?? false }

  // MARK: Offsets

  /// How far a section's scroll view is scrolled; nil for a section that scrolls with the list.
  func shift(of section: Int) -> CGPoint? {
    guard let layout, let content = layout.orthogonalContent(of: section) else { return nil }
    return physicalOffset(layout.orthogonalOffsets[section] ?? 0, content)
  }

  /// Called when a scroll view has moved by itself.
  func didScroll(_ view: SectionScrollView) {
    guard let layout, let content = view.content, scrollViews[view.section] === view else { return }
    layout.orthogonalOffsets[view.section] = leadingOffset(of: view.contentOffset, content)
    list.layoutPass.shownBounds = nil
    list.setNeedsLayout()
  }

  func restingOffset(of view: SectionScrollView, proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout, let content = view.content else { return proposed }
    let speed = content.axis == .horizontal ? velocity.x : velocity.y
    let rest = layout.restingOffset(
      of: view.section, proposed: leadingOffset(of: proposed, content),
      current: leadingOffset(of: view.contentOffset, content),
      velocity: isMirrored(content) ? -speed : speed)
    return rest.map { view.aligned(physicalOffset($0, content)) } ?? proposed
  }

  /// Scrolls a section so that an element of it is at a position (V-43).
  func scroll(to element: ListElement, at position: ListLayout.ScrollPosition, animated: Bool) {
    let section = element.path.section
    guard let layout, let content = layout.orthogonalContent(of: element),
      let frame = list.currentLayout.attributes(of: element)?.frame
    else { return }
    let offset = physicalOffset(layout.orthogonalOffsets[section] ?? 0, content)
    let viewport = ContentViewport(
      offset: offset, size: content.viewport.size,
      contentSize: content.axis.size(main: content.length, cross: content.axis.cross(content.viewport.size)))
    let local = frame.offsetBy(dx: offset.x - content.viewport.minX, dy: offset.y - content.viewport.minY)
    let target = viewport.offset(showing: local, at: position)
    if let view = scrollViews[section] { return view.setContentOffset(target, animated: animated) }
    layout.orthogonalOffsets[section] = leadingOffset(of: target, content)
    list.layoutPass.shownBounds = nil
  }

  private func isMirrored(_ content: OrthogonalContent) -> Bool {
    content.axis == .horizontal && (layout?.isMirrored ?? false)
  }

  /// The scroll view's offset for a distance from the leading edge.
  private func physicalOffset(_ offset: CGFloat, _ content: OrthogonalContent) -> CGPoint {
    let value = isMirrored(content) ? content.greatestOffset - offset : offset
    return content.axis == .horizontal ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value)
  }

  private func leadingOffset(of offset: CGPoint, _ content: OrthogonalContent) -> CGFloat {
    let value = content.axis == .horizontal ? offset.x : offset.y
    return isMirrored(content) ? content.greatestOffset - value : value
  }
}
