import QuartzCore

/// A row of dots, one for each page; a tap on a side turns a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dotSize: CGFloat = 7
  private static let spacing: CGFloat = 16
  private static let height: CGFloat = 28
  /// The largest width in points for which dots are counted.
  private static let maximumWidth: CGFloat = 4096

  /// The number of pages; the number of dots.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }
  /// The index of the current page, from 0; other values are clamped.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      notifyObservers()
      setNeedsLayout()
    }
  }
  /// Whether the dots are hidden where there is one page only.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }
  /// The colour of the dots; half-transparent by default.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      noteSet(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor)
      setNeedsLayout()
    }
  }
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      noteSet(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor)
      setNeedsLayout()
    }
  }

  private var dots: [UIView] = []

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * Self.spacing + Self.height - Self.spacing, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override var blocksOuterTaps: Bool { true }
  override var sendsPrimaryAction: Bool { false }

  override var accessibilityDefaults: AccessibilityDefaults {
    .control(self, value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable)
  }

  open override func accessibilityIncrement() { turn(to: currentPage + 1) }
  open override func accessibilityDecrement() { turn(to: currentPage - 1) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = hidesForSinglePage && numberOfPages == 1 ? 0 : min(numberOfPages, maximumDots)
    while dots.count > shown { dots.removeLast().removeFromSuperview() }
    while dots.count < shown {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSize, height: Self.dotSize))
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.dotSize / 2
      addSubview(view)
      dots.append(view)
    }
    let start = bounds.midX - CGFloat(shown - 1) / 2 * Self.spacing
    // If not all dots fit, the current one is in the middle where there are enough pages on both sides.
    let first = min(max(0, currentPage - shown / 2), numberOfPages - shown)
    for (index, view) in dots.enumerated() {
      let x = unmirrored(start + CGFloat(index) * Self.spacing, in: bounds)
      view.center = CGPoint(x: x, y: bounds.midY)
      view.backgroundColor =
        first + index == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
  }

  /// The number of dots that fit; no limit before the first layout.
  private var maximumDots: Int {
    let width = bounds.width > 0 ? min(bounds.width, Self.maximumWidth) : Self.maximumWidth
    return max(1, Int(width / Self.spacing))
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, numberOfPages > 1 else { return }
    turn(to: currentPage + (unmirrored(touch.location(in: self).x, in: bounds) < bounds.midX ? -1 : 1))
  }

  private func turn(to page: Int) {
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
