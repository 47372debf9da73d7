import QuartzCore

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
