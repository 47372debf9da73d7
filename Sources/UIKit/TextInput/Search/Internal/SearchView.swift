import QuartzCore

/// The view over a screen during a search: the dimmed screen, or results. Touches elsewhere reach the screen.
final class SearchView: UIView {
  /// The duration of the beginning and the end of a search, in seconds.
  static let duration: TimeInterval = 0.25
  /// The darkness over the screen.
  private static let dimming = UIColor(white: 0, alpha: 0.2)

  private let dimmingView = UIControl(frame: .zero)
  private var resultsView: UIView?
  /// Called for a tap in the dimmed screen.
  var onTap: () -> Void = {}
  /// Whether the screen is dimmed.
  var dims = false {
    didSet { dimmingView.alpha = dims ? 1 : 0 }
  }
  /// Whether the results cover the screen.
  var showsResults = false {
    didSet { resultsView?.isHidden = !showsResults }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimmingView.backgroundColor = Self.dimming
    dimmingView.alpha = 0
    dimmingView.addAction(UIAction { [link = WeakReference(self)] _ in link.target?.onTap() }, for: .touchUpInside)
    // The screen does not scroll under a drag here.
    dimmingView.addGestureRecognizer(UIPanGestureRecognizer())
    addSubview(dimmingView)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the view of the results.
  func show(_ view: UIView) {
    resultsView = view
    view.isHidden = !showsResults
    addSubview(view)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    (superview as? UIScrollView)?.searchView = self
    coverSuperview()
  }

  /// Covers the visible part of the screen, also of one that scrolls.
  func coverSuperview() {
    guard let superview else { return }
    if frame != superview.bounds { frame = superview.bounds }
    if superview is UIScrollView { superview.bringSubviewToFront(self) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimmingView.frame = bounds
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
