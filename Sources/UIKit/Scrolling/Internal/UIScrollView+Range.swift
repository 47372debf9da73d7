import QuartzCore

/// Where content may be.
extension UIScrollView {
  /// The places at which the content may rest.
  var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) { range(within: adjustedContentInset) }

  /// The places at which the content may rest, within insets that were worked out already.
  func range(within inset: UIEdgeInsets) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let size = bounds.size
    let (left, top) = (-inset.left, -inset.top)
    return (
      left...max(left, contentSize.width - size.width + inset.right),
      top...max(top, contentSize.height - size.height + inset.bottom)
    )
  }

  /// Whether fingers move the content from side to side.
  var scrollsHorizontally: Bool { isScrollEnabled && ((bounces && alwaysBounceHorizontal) || range.x.hasRoom) }
  /// Whether fingers move the content up and down.
  var scrollsVertically: Bool { isScrollEnabled && ((bounces && alwaysBounceVertical) || range.y.hasRoom) }

  /// The content's own insets, as the behaviour says the safe area, and the room of a control that awaits new content.
  var insetsThatCount: UIEdgeInsets {
    var insets = insetsOfContent
    insets.top += refreshControl?.room ?? 0
    return insets
  }

  /// How many points show above the content.
  var revealed: CGFloat { -bounds.minY - insetsOfContent.top }

  /// The content no longer rests lower: what is above its top goes back there.
  func loseRoom() {
    let top = -insetsOfContent.top
    if bounds.minY < top { scroller.catchContent() }
    insetsChanged(keepsEdge: false)
    if bounds.minY < top { place(CGPoint(x: bounds.minX, y: top)) }
  }

  private var insetsOfContent: UIEdgeInsets {
    let safe = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .never, safe != .zero else { return contentInset }
    let always = contentInsetAdjustmentBehavior == .always
    let isInStack = contentInsetAdjustmentBehavior == .automatic && isScreenOfStack
    let room = bounds.inset(by: contentInset).size
    let across = always || alwaysBounceHorizontal || contentSize.width > room.width
    let down = always || isInStack || alwaysBounceVertical || contentSize.height > room.height - safe.top - safe.bottom
    return UIEdgeInsets(
      top: contentInset.top + (down ? safe.top : 0), left: contentInset.left + (across ? safe.left : 0),
      bottom: contentInset.bottom + (down ? safe.bottom : 0), right: contentInset.right + (across ? safe.right : 0))
  }

  /// Whether the view belongs to a screen of a navigation controller.
  private var isScreenOfStack: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller.navigationController != nil }
      responder = current.next
    }
    return false
  }

  /// Moves the content without stopping what moves it.
  func place(_ offset: CGPoint) {
    guard offset.isFinite, offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// The place that shows a rectangle of the content with the least movement.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func place(_ from: CGFloat, _ to: CGFloat, _ now: CGFloat, _ length: CGFloat, _ limits: ClosedRange<CGFloat>)
      -> CGFloat
    {
      var place = now
      if to > now + length { place = to - length }
      if from < place { place = from }
      return min(max(place, limits.lowerBound), limits.upperBound)
    }
    let (width, height) = (bounds.width - inset.left - inset.right, bounds.height - inset.top - inset.bottom)
    return CGPoint(
      x: place(rect.minX, rect.maxX, contentOffset.x + inset.left, width, 0...max(0, contentSize.width - width))
        - inset.left,
      y: place(rect.minY, rect.maxY, contentOffset.y + inset.top, height, 0...max(0, contentSize.height - height))
        - inset.top)
  }
}

extension ClosedRange<CGFloat> {
  /// Whether there is more than one place in it.
  var hasRoom: Bool { lowerBound < upperBound }
  /// The place in it that is nearest to another.
  func nearest(to place: CGFloat) -> CGFloat { Swift.min(Swift.max(place, lowerBound), upperBound) }
}
