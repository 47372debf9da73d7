import ListLayout
import QuartzCore

/// The scroll view of a section that scrolls across its list's axis: its cells are subviews of it (V-66).
final class SectionScrollView: UIScrollView {
  /// The section's index.
  var section: Int
  private unowned let list: UICollectionView
  private(set) var content: OrthogonalContent?
  /// Whether the offset follows the layout, and is not a movement of its own.
  private var isFollowing = false

  init(_ section: Int, in list: UICollectionView) {
    (self.section, self.list) = (section, list)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop) = (false, false, false)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a touch or a movement of its own scrolls it.
  var isMoving: Bool { isTracking || isDecelerating || scroller.isMoving }

  /// Takes over the layout's content, and its offset if nothing else moves it.
  func follow(_ content: OrthogonalContent, offset: CGPoint) {
    (isFollowing, self.content) = (true, content)
    defer { isFollowing = false }
    switch content.scrolling {
    case .none, .continuous, .continuousGroupLeadingBoundary: decelerationRate = .normal
    case .paging, .groupPaging, .groupPagingCentered: decelerationRate = .fast
    }
    if frame != content.viewport { frame = content.viewport }
    let size = content.axis.size(main: content.length, cross: content.axis.cross(content.viewport.size))
    if contentSize != size { contentSize = size }
    if !isMoving, contentOffset != offset { applyOffset(offset) }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if !isFollowing, super.bounds.origin != old { list.sectionScrolling.didScroll(self) }
    }
  }

  override func proposedRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    list.sectionScrolling.restingOffset(of: self, proposed: target, velocity: velocity)
  }

  /// A frame in the list's content as one in the scrolled content.
  func local(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY) }
}
