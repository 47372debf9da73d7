import QuartzCore

/// The view of a split view controller, which lays out the columns.
final class SplitView: UIView {
  @WeakReference var splitViewController: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    splitViewController?.layoutColumns()
  }
}

/// The superview of a column's view, with a hairline towards the next column.
final class SplitColumnView: UIView {
  private let separator = UIView(frame: .zero)
  /// Clips screens that slide in the column (K-61). The hairline is beside it.
  private let clippingView = UIView(frame: .zero)
  /// Whether the hairline is at the left edge, because the column is at the right.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsLayout() } }
  }
  /// Whether the hairline is shown.
  var hasSeparator = false {
    didSet { separator.isHidden = !hasSeparator }
  }

  init() {
    super.init(frame: .zero)
    separator.backgroundColor = .separator
    separator.isHidden = true
    clippingView.clipsToBounds = true
    clippingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clippingView)
    addSubview(separator)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a controller's view, which fills the column.
  func embed(_ controller: UIViewController) {
    let content = controller.viewInContainer
    clippingView.frame = bounds
    content.place(in: clippingView.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.superview !== clippingView { clippingView.addSubview(content) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / uiEnvironment.screen.scale
    separator.frame = CGRect(x: isMirrored ? -hairline : bounds.width, y: 0, width: hairline, height: bounds.height)
  }
}

/// The dimming view between the secondary column and the columns over it. A tap hides those.
final class SplitDimmingView: UIView {
  /// The alpha of the black.
  static let opacity: CGFloat = 0.2

  @WeakReference private var splitViewController: UISplitViewController?

  init(_ splitViewController: UISplitViewController) {
    self.splitViewController = splitViewController
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: Self.opacity)
    alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("dimmingTapped:", SplitDimmingView.tapped(_:)))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped(_ gesture: UITapGestureRecognizer) {
    splitViewController?.show(.secondary)
  }
}

/// The image of the display mode button: a frame with a column at its leading side.
@MainActor enum DisplayModeImage {
  static func make(_ color: UIColor, scale: CGFloat) -> UIImage {
    let size = CGSize(width: 24, height: 18)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      color.setStroke()
      let frame = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 22, height: 16), cornerRadius: 3.5)
      frame.lineWidth = 1.7
      frame.stroke()
      let column = UIBezierPath()
      column.move(to: CGPoint(x: 9, y: 1))
      column.addLine(to: CGPoint(x: 9, y: 17))
      column.lineWidth = 1.5
      column.stroke()
    }
  }
}
