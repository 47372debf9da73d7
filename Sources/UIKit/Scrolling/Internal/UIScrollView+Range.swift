import QuartzCore

/// The positions that content may have.
extension UIScrollView {
  /// The range of offsets at which the content may rest.
  var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) { range(within: adjustedContentInset) }

  /// Returns the range of offsets at which the content may rest, for computed insets.
  func range(within inset: UIEdgeInsets) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let size = bounds.size
    let (left, top) = (aligned(-inset.left), aligned(-inset.top - (collapsedTitle ?? 0)))
    return (
      left...max(left, aligned(contentSize.width - size.width + inset.right)),
      top...max(top, aligned(contentSize.height - size.height + inset.bottom))
    )
  }

  /// The positions of the content per point: the pixels in a window, else one.
  var alignmentScale: CGFloat { window == nil ? 1 : max(1, uiEnvironment.screen.scale) }

  /// Returns the nearest position along an axis: a whole number of pixels in a window, else of points.
  func aligned(_ value: CGFloat) -> CGFloat {
    let aligned = (value * alignmentScale).rounded() / alignmentScale
    // There is no −0, and a value that is too large to have a nearest pixel stays.
    return aligned == 0 ? 0 : aligned.isFinite ? aligned : value
  }

  /// Returns the nearest position.
  func aligned(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: aligned(offset.x), y: aligned(offset.y))
  }

  /// Whether drags move the content horizontally.
  var scrollsHorizontally: Bool { isScrollEnabled && ((bounces && alwaysBounceHorizontal) || range.x.hasExtent) }
  /// Whether drags move the content vertically.
  var scrollsVertically: Bool { isScrollEnabled && ((bounces && alwaysBounceVertical) || range.y.hasExtent) }

  /// The content inset, plus the safe area as the behaviour says, plus the height of a refreshing control.
  var effectiveInsets: UIEdgeInsets {
    var insets = effectiveContentInset
    insets.top += refreshControl?.restingInset ?? 0
    return insets
  }

  /// The visible height above the content, in points.
  var revealedHeight: CGFloat { -bounds.minY - effectiveContentInset.top }

  /// Moves content that rested lower back to its top.
  func removeRefreshInset() {
    let top = -effectiveContentInset.top
    if bounds.minY < top { scroller.catchContent() }
    insetsChanged(keepsEdge: false)
    if bounds.minY < top { applyOffset(CGPoint(x: bounds.minX, y: top)) }
  }

  private var effectiveContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .never, safe != .zero else { return contentInset }
    let always = contentInsetAdjustmentBehavior == .always
    let isInStack = contentInsetAdjustmentBehavior == .automatic && isScreenOfStack
    let availableSize = bounds.inset(by: contentInset).size
    let across = always || alwaysBounceHorizontal || contentSize.width > availableSize.width
    let down =
      always || isInStack || alwaysBounceVertical || contentSize.height > availableSize.height - safe.top - safe.bottom
    return UIEdgeInsets(
      top: contentInset.top + (down ? safe.top : 0), left: contentInset.left + (across ? safe.left : 0),
      bottom: contentInset.bottom + (down ? safe.bottom : 0), right: contentInset.right + (across ? safe.right : 0))
  }

  /// Whether the view belongs to a screen of a navigation controller, or to one that is being popped.
  private var isScreenOfStack: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController {
        guard controller.automaticallyAdjustsScrollViewInsets else { return false }
        return controller.navigationController != nil || controller.isLeavingStack
      }
      responder = current.next
    }
    return false
  }

  /// Moves the content without stopping its movement.
  func applyOffset(_ offset: CGPoint) {
    guard offset.isFinite else { return }
    let offset = aligned(offset)
    if offset != bounds.origin { bounds.origin = offset }
  }

  /// Returns where content that would show a part of a large title or a search bar rests: with all of it, or without it
  /// (K-13).
  func restBesideTitle(_ target: CGPoint) -> CGPoint {
    let distance = target.y - range.y.lowerBound
    guard collapsedTitle != nil, distance > 0, let above = titleStops.last(where: { $0 <= distance }),
      let below = titleStops.first(where: { $0 > distance })
    else { return target }
    let stop = distance - above < (below - above) / 2 ? above : below
    return CGPoint(x: target.x, y: range.y.nearest(to: range.y.lowerBound + stop))
  }

  /// Whether the content is where it may rest.
  var isWithinEdges: Bool {
    let range = range
    return range.x.contains(bounds.minX) && range.y.contains(bounds.minY)
  }

  /// Moves resting content back between its edges after they have changed.
  func clampToEdges() {
    guard scroller.isAtRest, zoomer.isAtRest, !isTracking else { return }
    let (offset, range) = (contentOffset, range)
    applyOffset(CGPoint(x: range.x.nearest(to: offset.x), y: range.y.nearest(to: offset.y)))
  }

  /// Returns the offset that shows a rectangle of the content with the least movement.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func position(_ from: CGFloat, _ to: CGFloat, _ now: CGFloat, _ length: CGFloat, _ limits: ClosedRange<CGFloat>)
      -> CGFloat
    {
      var position = now
      if to > now + length { position = to - length }
      if from < position { position = from }
      return min(max(position, limits.lowerBound), limits.upperBound)
    }
    let (width, height) = (bounds.width - inset.left - inset.right, bounds.height - inset.top - inset.bottom)
    return CGPoint(
      x: position(rect.minX, rect.maxX, contentOffset.x + inset.left, width, 0...max(0, contentSize.width - width))
        - inset.left,
      y: position(rect.minY, rect.maxY, contentOffset.y + inset.top, height, 0...max(0, contentSize.height - height))
        - inset.top)
  }
}

extension UIViewController {
  /// Whether the screen has left a navigation controller that still shows its view (T-47).
  fileprivate var isLeavingStack: Bool {
    let root = sequence(first: self) { $0.parent }.reduce(self) { $1 }
    guard root.presentingViewController == nil, let view = root.viewIfLoaded else { return false }
    return sequence(first: view) { $0.superview }.contains { $0.owningController is UINavigationController }
  }
}

extension ClosedRange<CGFloat> {
  /// Whether the range has more than one position.
  var hasExtent: Bool { lowerBound < upperBound }
  /// Returns the position of the range that is nearest to another one.
  func nearest(to value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
