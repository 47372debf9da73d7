import QuartzCore

/// What content that is pulled down shows above itself, and then asks for new content.
///
/// It tells `.valueChanged` while the finger is still down, once the content has been pulled far enough; how far is ours (90 points), since
/// no measure is published. Until ``endRefreshing()`` the content rests 60 points lower.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The room that it takes, in points.
  static let height: CGFloat = 60
  /// Points of pulling that ask for new content.
  static let trigger: CGFloat = 90
  private static let wheel: CGFloat = 28
  private static let duration: TimeInterval = 0.25

  private enum Phase {
    case idle
    /// The finger that has asked for new content is still down: the content does not rest lower yet.
    case pulled
    /// The content rests lower until the new one has come.
    case refreshing
    /// All is over while a finger drags: the room goes as it leaves, and nothing begins before the content is back without one.
    case spent(hasRoom: Bool)
  }

  private var phase = Phase.idle
  @WeakReference private var scrollView: UIScrollView?
  private let spokes = ActivitySpokes()
  private let label = UILabel(frame: .zero)

  /// Whether new content is awaited.
  open var isRefreshing: Bool {
    switch phase {
    case .pulled, .refreshing: true
    case .idle, .spent: false
    }
  }

  /// A line under the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// The wheel's colour; grey unless set.
  open override var tintColor: UIColor! {
    get { storedTint ?? .systemGray }
    set {
      super.tintColor = newValue
      spokes.color = newValue ?? .systemGray
    }
  }

  /// A control; the scroll view says how wide it is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    (spokes.part, label.alpha) = (0, 0)
    label.textAlignment = .center
    for view in [spokes, label] { addSubview(view) }
  }

  /// A control for a scroll view.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  override var tellsPrimaryAction: Bool { false }

  /// Says that new content is awaited, though nobody has pulled; nobody is told, and the content stays where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    phase = scrollView?.scroller.isDragging == true ? .pulled : .refreshing
    turn()
    scrollView?.insetsChanged(keepsEdge: false)
  }

  /// Says that the new content is there: what rests lower goes back, once no finger drags it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    if scrollView?.scroller.isDragging == true {
      phase = .spent(hasRoom: room > 0)
    } else {
      phase = .idle
    }
    let isAtRest = room == 0
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
      (spokes.alpha, label.alpha) = (0, 0)
      if isAtRest { scrollView?.loseRoom() }
    } completion: { [weak self] _ in
      if let self, !isRefreshing { rest() }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = label.text?.isEmpty == false
    spokes.bounds.size = CGSize(width: Self.wheel, height: Self.wheel)
    spokes.center = CGPoint(x: bounds.midX, y: hasTitle ? bounds.midY - 10 : bounds.midY)
    label.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: hasTitle ? 18 : 0)
  }

  // MARK: The scroll view

  /// Points by which the content rests lower.
  var room: CGFloat {
    switch phase {
    case .refreshing, .spent(hasRoom: true): Self.height
    case .idle, .pulled, .spent(hasRoom: false): 0
    }
  }

  /// Belongs to a scroll view, under all that it shows, or to none any more.
  func join(_ scrollView: UIScrollView?) {
    if let old = self.scrollView, old !== scrollView, old.refreshControl === self { old.refreshControl = nil }
    phase = .idle
    rest()
    self.scrollView = scrollView
    guard let scrollView else { return removeFromSuperview() }
    scrollView.insertSubview(self, at: 0)
    lieAbove(scrollView)
  }

  /// Lies right above the content.
  func lieAbove(_ scrollView: UIScrollView) {
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }

  /// The content has moved, and shows so many points above itself.
  func contentMoved(revealing points: CGFloat) {
    if case .spent(hasRoom: false) = phase, points <= 0, scrollView?.scroller.isDragging != true { phase = .idle }
    guard case .idle = phase else { return }
    show(min(max(points / Self.trigger, 0), 1))
    guard points >= Self.trigger, isEnabled, scrollView?.scroller.isDragging == true else { return }
    phase = .pulled
    turn()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The finger is about to leave the content, which shows so many points above itself.
  func dragWillEnd(revealing points: CGFloat) {
    switch phase {
    case .pulled: phase = .refreshing
    case .spent: phase = points > 0 ? .spent(hasRoom: false) : .idle
    case .idle, .refreshing: return
    }
    scrollView?.insetsChanged(keepsEdge: false)
  }

  private func turn() {
    (spokes.alpha, spokes.isTurning, label.alpha) = (1, true, 1)
  }

  private func rest() {
    (spokes.alpha, spokes.isTurning) = (1, false)
    show(0)
  }

  /// Shows a part of all, from 0 to 1: at rest nothing, as content under a bar would show it otherwise.
  private func show(_ part: CGFloat) {
    guard spokes.part != part || label.alpha != part else { return }
    (spokes.part, label.alpha) = (part, part)
  }
}
