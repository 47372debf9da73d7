import QuartzCore

/// The scroll indicators, which appear with a drag and fade out after it.
@MainActor final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let gap: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  /// The length of an indicator that is compressed beyond the content's end, in points.
  private static let minimumLengthBeyondEdge: CGFloat = 7

  private unowned let scrollView: UIScrollView
  private var vertical: UIView?
  private var horizontal: UIView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Shows the indicators of the axes that scroll.
  func show() {
    let inset = scrollView.adjustedContentInset
    let range = scrollView.range(within: inset)
    if scrollView.showsVerticalScrollIndicator, range.y.hasExtent {
      vertical = vertical ?? makeBar()
      vertical?.alpha = 1
    }
    if scrollView.showsHorizontalScrollIndicator, range.x.hasExtent {
      horizontal = horizontal ?? makeBar()
      horizontal?.alpha = 1
    }
    layOut(within: inset)
    if !scrollView.scroller.isDragging { hideSoon() }
  }

  /// Fades the indicators out.
  func hideSoon() {
    let bars = [vertical, horizontal].compactMap { $0 }.filter { $0.alpha > 0 }
    guard !bars.isEmpty else { return }
    UIView.animate(withDuration: 0.25, delay: 0.4, options: .allowUserInteraction) {
      for bar in bars { bar.alpha = 0 }
    }
  }

  /// Places the indicators at the view's edges.
  ///
  /// - Parameter inset: the adjusted content inset.
  func layOut(within inset: UIEdgeInsets) {
    guard vertical != nil || horizontal != nil else { return }
    let bounds = scrollView.bounds
    let safe = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
    let range = scrollView.range(within: inset)
    if let vertical {
      let own = scrollView.verticalScrollIndicatorInsets
      let (start, length) = Self.bar(
        from: bounds.minY + own.top + safe.top, to: bounds.maxY - own.bottom - safe.bottom,
        shown: bounds.height - inset.top - inset.bottom, of: scrollView.contentSize.height,
        at: bounds.minY, in: range.y)
      vertical.frame = CGRect(
        x: bounds.maxX - Self.gap - Self.thickness - own.right - safe.right, y: start, width: Self.thickness,
        height: length)
      finish(vertical, isShown: scrollView.showsVerticalScrollIndicator)
    }
    if let horizontal {
      let own = scrollView.horizontalScrollIndicatorInsets
      let (start, length) = Self.bar(
        from: bounds.minX + own.left + safe.left, to: bounds.maxX - own.right - safe.right,
        shown: bounds.width - inset.left - inset.right, of: scrollView.contentSize.width,
        at: bounds.minX, in: range.x)
      horizontal.frame = CGRect(
        x: start, y: bounds.maxY - Self.gap - Self.thickness - own.bottom - safe.bottom, width: length,
        height: Self.thickness)
      finish(horizontal, isShown: scrollView.showsHorizontalScrollIndicator)
    }
  }

  /// Returns the start and the length of an indicator: the visible fraction of its track, and shorter beyond the ends.
  static func bar(
    from start: CGFloat, to end: CGFloat, shown: CGFloat, of content: CGFloat, at offset: CGFloat,
    in range: ClosedRange<CGFloat>
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(0, end - start - 2 * gap)
    guard content > 0, range.hasExtent else { return (start + gap, track) }
    let whole = min(track, max(minimumLength, track * shown / content))
    let edge = range.nearest(to: offset)
    let length = max(min(whole, minimumLengthBeyondEdge), whole - (offset - edge).magnitude)
    let fraction = (edge - range.lowerBound) / (range.upperBound - range.lowerBound)
    return (start + gap + (track - length) * fraction, length)
  }

  private func makeBar() -> UIView {
    let bar = UIView(frame: .zero)
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = Self.thickness / 2
    bar.layer.zPosition = 1
    scrollView.addSubview(bar)
    return bar
  }

  private func finish(_ bar: UIView, isShown: Bool) {
    bar.isHidden = !isShown
    switch scrollView.indicatorStyle {
    case .default: bar.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
    case .black: bar.backgroundColor = UIColor(white: 0, alpha: 0.5)
    case .white: bar.backgroundColor = UIColor(white: 1, alpha: 0.5)
    }
  }
}
