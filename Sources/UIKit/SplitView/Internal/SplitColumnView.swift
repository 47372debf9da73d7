import QuartzCore

/// Holds a column's view, with a hairline towards the next column.
final class SplitColumnView: UIView {
  private let separator = UIView(frame: .zero)
  /// Cuts off what moves out of the column (K-61); the hairline lies beside it.
  private let clip = UIView(frame: .zero)
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
    clip.clipsToBounds = true
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    addSubview(separator)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes in a controller's view, which fills the column.
  func hold(_ controller: UIViewController) {
    let content = controller.viewInContainer
    clip.frame = bounds
    content.place(in: clip.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.superview !== clip { clip.addSubview(content) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / uiEnvironment.screen.scale
    separator.frame = CGRect(x: isMirrored ? -hairline : bounds.width, y: 0, width: hairline, height: bounds.height)
  }
}
