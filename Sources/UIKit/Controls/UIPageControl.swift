import QuartzCore

/// Dots, one a page, of which the present one stands out; a tap on a side turns a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let period: CGFloat = 16
  private static let height: CGFloat = 28
  /// Points beyond which no screen has room for dots.
  private static let widest: CGFloat = 4096

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }
  /// The present page, from 0; others are moved to the nearest that there is.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      tellObservers()
      setNeedsLayout()
    }
  }
  /// Whether nothing shows where there is one page alone.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }
  /// The colour of the dots; half-transparent unless set.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour of the present page's dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  private var dots: [UIView] = []

  /// The size that a number of pages takes, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * Self.period + Self.height - Self.period, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override var keepsTaps: Bool { true }
  override var tellsPrimaryAction: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = hidesForSinglePage && numberOfPages == 1 ? 0 : min(numberOfPages, mostDots)
    while dots.count > shown { dots.removeLast().removeFromSuperview() }
    while dots.count < shown {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.dot / 2
      addSubview(view)
      dots.append(view)
    }
    let start = bounds.midX - CGFloat(shown - 1) / 2 * Self.period
    // Where not all have room, the present page's dot is in the middle as far as there are pages on both sides.
    let first = min(max(0, currentPage - shown / 2), numberOfPages - shown)
    for (index, view) in dots.enumerated() {
      view.center = CGPoint(x: start + CGFloat(index) * Self.period, y: bounds.midY)
      view.backgroundColor =
        first + index == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
  }

  /// How many dots have room; a control of no size has not been laid out, and may have any.
  private var mostDots: Int {
    let width = bounds.width > 0 ? min(bounds.width, Self.widest) : Self.widest
    return max(1, Int(width / Self.period))
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, numberOfPages > 1 else { return }
    let page = currentPage + (touch.location(in: self).x < bounds.midX ? -1 : 1)
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
