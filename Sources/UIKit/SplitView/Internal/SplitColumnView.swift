import QuartzCore

/// Holds a column's view, with a hairline towards the next column.
final class SplitColumnView: UIView {
  private let separator = UIView(frame: .zero)
  /// Whether the hairline is at the left edge, because the column lies at the right.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsLayout() } }
  }
  /// Whether there is a hairline.
  var hasSeparator = false {
    didSet { separator.isHidden = !hasSeparator }
  }

  init() {
    super.init(frame: .zero)
    separator.backgroundColor = .separator
    separator.isHidden = true
    addSubview(separator)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes in a controller's view, which fills the column.
  func hold(_ controller: UIViewController) {
    let content = controller.viewInPlace
    content.place(in: bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.superview !== self { insertSubview(content, at: 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / uiEnvironment.screen.scale
    separator.frame = CGRect(x: isMirrored ? -hairline : bounds.width, y: 0, width: hairline, height: bounds.height)
  }
}
