import QuartzCore

/// Shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { changed() } }
  }
  /// The font; 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { changed() } }
  }
  /// The text's colour.
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { changed() } }
  }
  /// The text's colour while ``isHighlighted``; nil is the usual one.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { changed() } }
  }
  /// Whether the highlighted colour is used.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changed() } }
  }
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { changed() } }
  }
  /// What becomes of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// The most lines; 0 for as many as there are.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { changed() } }
  }
  private var drawnSize: CGSize?

  /// A label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .left
    isOpaque = false
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure.size(of: text, fitting: size, uiEnvironment)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(.zero)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if drawnSize != bounds.size { setNeedsDisplay() }
  }

  open override func draw(_ rect: CGRect) {
    drawnSize = bounds.size
    drawText(in: bounds)
  }

  /// Draws the text into a rectangle, centred between its top and bottom.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty else {
      layer.contents = nil
      return
    }
    guard let layout = measure.layout(of: text, in: rect.size, uiEnvironment) else {
      if let failure = font.failure { uiEnvironment.report(.fontMissing(layer: debugName, failure: failure)) }
      return
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let scale = uiEnvironment.screen.scale
    let top = ((rect.height - layout.size.height) / 2 * scale).rounded() / scale
    context.draw(layout, at: CGPoint(x: rect.minX, y: rect.minY + top), color: (color ?? .label).cgColor)
  }

  /// How large text is with the label's settings.
  var measure: TextMeasure {
    TextMeasure(font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, textAlignment: textAlignment)
  }

  private func changed() {
    setNeedsDisplay()
  }
}
