import QuartzCore

/// The window of the drawn status bar, above the app's windows of the normal level; it takes no touches.
final class StatusBarWindow: UIWindow {
  /// The bar.
  let bar = StatusBarView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .statusBar
    isOpaque = false
    isUserInteractionEnabled = false
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override var isSystemWindow: Bool { true }
  override var canBecomeKey: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = screen.configuration.statusBarHeight
    bar.isHidden = height == 0
    bar.bounds.size = CGSize(width: bounds.width, height: height)
    bar.center = CGPoint(x: bounds.midX, y: height / 2)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    environment.updateStatusBar()
  }
}

/// The state of the drawn status bar.
struct StatusBarState: Equatable {
  var isLight = false
  var isHidden = false
  /// The animation of the last showing or hiding.
  var animation = UIStatusBarAnimation.none
}

/// The drawn status bar: its contents in a dark and in a light ink, of which one shows.
final class StatusBarView: UIView {
  /// The duration of a change along with a transition, in seconds.
  static let duration: TimeInterval = 0.35

  private(set) var state = StatusBarState()
  private let (dark, light) = (StatusBarContent(.black), StatusBarContent(.white))

  init() {
    super.init(frame: .zero)
    isOpaque = false
    light.alpha = 0
    for content in [dark, light] { addSubview(content) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another state. Inside an animation block ink and opacity fade; a bar that slides moves over its edge.
  func show(_ new: StatusBarState) {
    let old = state
    state = new
    dark.alpha = new.isLight ? 0 : 1
    light.alpha = new.isLight ? 1 : 0
    guard new.isHidden != old.isHidden else { return }
    let slides = new.animation == .slide
    let outside = CGAffineTransform(translationX: 0, y: -bounds.height)
    if !new.isHidden {
      // The bar may have left in another way than it comes back.
      UIView.performWithoutAnimation {
        transform = slides ? outside : .identity
        alpha = slides ? 1 : 0
      }
    }
    let change = {
      if slides { self.transform = new.isHidden ? outside : .identity } else { self.alpha = new.isHidden ? 0 : 1 }
    }
    if new.animation == .none { UIView.performWithoutAnimation(change) } else { change() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for content in [dark, light] { content.frame = bounds }
  }
}
