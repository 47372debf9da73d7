import QuartzCore

/// A control above scrolled content that starts a refresh when the content is pulled down.
///
/// `.valueChanged` is sent during the drag, when the content has been pulled by 90 points; that distance is ours,
/// because none is published. The content rests 60 points lower until ``endRefreshing()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height in points.
  static let height: CGFloat = 60
  /// The distance of a pull that starts a refresh, in points.
  static let triggerDistance: CGFloat = 90
  private static let spokesSize: CGFloat = 28
  private static let duration: TimeInterval = 0.25

  private enum Phase {
    case idle
    /// Triggered during a drag that has not ended: the content does not rest lower yet.
    case pulled
    /// Refreshing: the content rests lower.
    case refreshing
    /// Ended during a drag: the space is removed when the drag ends, and no refresh starts before the content is back
    /// at rest.
    case endedInDrag(keepsInset: Bool)
  }

  private var phase = Phase.idle
  @WeakReference private var scrollView: UIScrollView?
  private let spokes = ActivitySpokes()
  private let label = UILabel(frame: .zero)

  /// Whether the control is refreshing.
  open var isRefreshing: Bool {
    switch phase {
    case .pulled, .refreshing: true
    case .idle, .endedInDrag: false
    }
  }

  /// A line of text under the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// The colour of the spokes; grey by default.
  open override var tintColor: UIColor! {
    get { storedTint ?? .systemGray }
    set {
      super.tintColor = newValue
      spokes.color = newValue ?? .systemGray
    }
  }

  /// Creates a control; the scroll view sets its width.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    setUp()
  }

  /// Creates a control for a scroll view.
  public init() {
    super.init(frame: .zero)
    bounds.size.height = Self.height
    setUp()
  }

  /// Creates a control from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = Self.height
    setUp()
    decode(coder, as: UIRefreshControl.self)
  }

  private func setUp() {
    (spokes.visibleFraction, label.alpha) = (0, 0)
    label.textAlignment = .center
    for view in [spokes, label] { addSubview(view) }
  }

  override var sendsPrimaryAction: Bool { false }

  /// Starts a refresh by program: no action is sent, and the content does not scroll.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    phase = scrollView?.scroller.isDragging == true ? .pulled : .refreshing
    startSpinning()
    scrollView?.insetsChanged(keepsEdge: false)
  }

  /// Ends a refresh: content that rests lower moves back, when no drag holds it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    if scrollView?.scroller.isDragging == true {
      phase = .endedInDrag(keepsInset: restingInset > 0)
    } else {
      phase = .idle
    }
    let isAtRest = restingInset == 0
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
      (spokes.alpha, label.alpha) = (0, 0)
      if isAtRest { scrollView?.removeRefreshInset() }
    } completion: { [link = WeakReference(self)] _ in
      if let control = link.target, !control.isRefreshing { control.stopSpinning() }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = label.text?.isEmpty == false
    spokes.bounds.size = CGSize(width: Self.spokesSize, height: Self.spokesSize)
    spokes.center = CGPoint(x: bounds.midX, y: hasTitle ? bounds.midY - 10 : bounds.midY)
    label.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: hasTitle ? 18 : 0)
  }

  // MARK: The scroll view

  /// The points by which the content rests lower.
  var restingInset: CGFloat {
    switch phase {
    case .refreshing, .endedInDrag(keepsInset: true): Self.height
    case .idle, .pulled, .endedInDrag(keepsInset: false): 0
    }
  }

  /// Joins a scroll view, below all of its content; nil leaves it.
  func attach(to scrollView: UIScrollView?) {
    if let old = self.scrollView, old !== scrollView, old.refreshControl === self { old.refreshControl = nil }
    phase = .idle
    stopSpinning()
    self.scrollView = scrollView
    guard let scrollView else { return removeFromSuperview() }
    scrollView.insertSubview(self, at: 0)
    layOutAbove(scrollView)
  }

  /// Places the control right above the content.
  func layOutAbove(_ scrollView: UIScrollView) {
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }

  /// Called when the content has moved.
  ///
  /// - Parameter points: the visible height above the content, in points.
  func contentMoved(revealing points: CGFloat) {
    if case .endedInDrag(keepsInset: false) = phase, points <= 0, scrollView?.scroller.isDragging != true {
      phase = .idle
    }
    guard case .idle = phase else { return }
    show(min(max(points / Self.triggerDistance, 0), 1))
    guard points >= Self.triggerDistance, isEnabled, scrollView?.scroller.isDragging == true else { return }
    phase = .pulled
    startSpinning()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Called when the drag is about to end.
  ///
  /// - Parameter points: the visible height above the content, in points.
  func dragWillEnd(revealing points: CGFloat) {
    switch phase {
    case .pulled: phase = .refreshing
    case .endedInDrag: phase = points > 0 ? .endedInDrag(keepsInset: false) : .idle
    case .idle, .refreshing: return
    }
    scrollView?.insetsChanged(keepsEdge: false)
  }

  private func startSpinning() {
    (spokes.alpha, spokes.isSpinning, label.alpha) = (1, true, 1)
  }

  private func stopSpinning() {
    (spokes.alpha, spokes.isSpinning) = (1, false)
    show(0)
  }

  /// Shows a part of the spokes, in 0…1; none at rest, because content under a translucent bar would show them.
  private func show(_ fraction: CGFloat) {
    guard spokes.visibleFraction != fraction || label.alpha != fraction else { return }
    (spokes.visibleFraction, label.alpha) = (fraction, fraction)
  }
}
