import QuartzCore

/// The view of a page view controller: the pages, and the page indicator below them.
final class PageView: UIView {
  @WeakReference var pageController: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    pageController?.layoutPages()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The container of pages that scroll: three pages long, with the present one in the middle.
final class PageScrollView: UIScrollView {
  @WeakReference var pageController: UIPageViewController?
  private let isHorizontal: Bool
  /// Whether the container moves the content itself, which turns no page.
  @exclusivity(unchecked) private var isPlacing = false

  init(_ orientation: UIPageViewController.NavigationOrientation) {
    isHorizontal = orientation == .horizontal
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop) = (false, false, false)
    (alwaysBounceHorizontal, alwaysBounceVertical) = (isHorizontal, !isHorizontal)
  }

  required init?(coder: NSCoder) { nil }

  /// The distance from a page to the next one, in points.
  var stride: CGFloat { isHorizontal ? bounds.width : bounds.height }

  /// The content's displacement from the present page, in pages; to the right or down it is positive.
  var displacement: CGFloat {
    stride > 0 ? (isHorizontal ? bounds.minX : bounds.minY) / stride - 1 : 0
  }

  /// The frame of the page at a side of the present one: −1, 0 or 1.
  func slot(_ side: CGFloat, spacing: CGFloat) -> CGRect {
    let distance = stride * (1 + side)
    let frame = CGRect(
      origin: isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance), size: bounds.size)
    return isHorizontal ? frame.insetBy(dx: spacing / 2, dy: 0) : frame.insetBy(dx: 0, dy: spacing / 2)
  }

  /// Shows the content at a displacement from the present page, where it may scroll to both sides.
  func place(at displacement: CGFloat) {
    isPlacing = true
    defer { isPlacing = false }
    let size =
      isHorizontal
      ? CGSize(width: stride * 3, height: bounds.height) : CGSize(width: bounds.width, height: stride * 3)
    if contentSize != size { contentSize = size }
    limit(before: true, after: true)
    contentOffset = offset(at: displacement)
  }

  /// Lets the content scroll to the sides that have pages.
  func limit(before: Bool, after: Bool) {
    let (first, last) = (before ? 0 : -stride, after ? 0 : -stride)
    let insets =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
      : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
    if contentInset != insets { contentInset = insets }
  }

  /// Scrolls to the page at a side.
  func scroll(to side: CGFloat) {
    scroller.animate(to: offset(at: side))
  }

  /// Ends a drag that goes on, and the movement after it.
  func stopDrag() {
    guard scroller.isMoving else { return }
    if scroller.isDragging {
      scroller.endDrag()
      pan.isEnabled = false
      pan.isEnabled = isScrollEnabled
    }
    scroller.stop()
  }

  private func offset(at displacement: CGFloat) -> CGPoint {
    let distance = stride * (1 + displacement)
    return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if !isPlacing, super.bounds.origin != old { pageController?.didScroll() }
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan, pageController?.userMayTurn != true { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func dragWillBegin() {
    pageController?.dragWillBegin()
  }

  override func dragDidEnd(restingAt target: CGPoint, after duration: TimeInterval) {
    let distance = (isHorizontal ? target.x : target.y) / max(stride, 1) - 1
    pageController?.dragDidEnd(restingAt: distance, after: duration)
  }

  override func movementDidEnd() {
    pageController?.scrollingDidEnd()
  }

  /// The page to rest at: the next one for a flick, else the nearest; at most one from the present page, which changes
  /// during a long drag.
  override func proposedRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    let speed = (isHorizontal ? velocity.x : velocity.y) * 1000
    var page = displacement.rounded()
    if speed > Scroller.pageSpeed { page = displacement.rounded(.up) }
    if speed < -Scroller.pageSpeed { page = displacement.rounded(.down) }
    let (rest, range) = (offset(at: min(max(page, -1), 1)), range)
    return CGPoint(x: range.x.nearest(to: rest.x), y: range.y.nearest(to: rest.y))
  }

  /// Content that was caught between two pages goes to the nearer one.
  override var restWithoutDrag: CGPoint? { offset(at: displacement.rounded()) }
}
