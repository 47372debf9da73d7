import CoreGraphics
import Foundation
import QuartzCore

/// Shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text; setting it leaves nothing of an attributed one.
  open var text: String? {
    get { content.string }
    set { show(.plain(newValue)) }
  }
  /// The text with attributes, by the keys of `NSAttributedString.Key`; of a plain text, with the label's font and colour.
  ///
  /// Stretches that name no font or colour have the label's. ``font`` and ``textColor`` become those of the beginning, where it
  /// names any; setting them afterwards sets them for the whole text, as on iOS. A diagnostic names attributes that are not drawn,
  /// and fonts that are not installed.
  open var attributedText: NSAttributedString? {
    get { content.attributedString(attributes: [.font: font as Any, .foregroundColor: textColor as Any]) }
    set { showAttributed(newValue) }
  }
  /// The font; 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if !overrideAttribute(.font, font), font != oldValue { changed() } }
  }
  /// The text's colour.
  open var textColor: UIColor! = .label {
    didSet { if !overrideAttribute(.foregroundColor, textColor), textColor != oldValue { changed() } }
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
  private var content = LabelContent.plain(nil)
  private var takesOver = false
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
    measure.size(of: content, fitting: size, uiEnvironment)
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
    guard !content.isEmpty else {
      layer.contents = nil
      return
    }
    // Colours may be others under the traits of now.
    content.readColors()
    guard let layout = measure.layout(of: content, in: rect.size, uiEnvironment) else {
      if let failure = font?.failure { uiEnvironment.report(.fontMissing(layer: debugName, failure: failure)) }
      return
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let scale = uiEnvironment.screen.scale
    let top = ((rect.height - layout.size.height) / 2 * scale).rounded() / scale
    context.draw(layout, at: CGPoint(x: rect.minX, y: rect.minY + top), color: currentColor.cgColor)
  }

  private var currentColor: UIColor {
    (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label
  }

  /// The faces of the text; none where it is empty.
  var faces: Set<FontFace> {
    Set((measure.runs(of: content) ?? []).map(\.style.font.face))
  }

  /// How large text is with the label's settings.
  var measure: TextMeasure {
    TextMeasure(
      font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, textAlignment: textAlignment,
      isRecolored: isHighlighted && highlightedTextColor != nil)
  }

  private func showAttributed(_ string: NSAttributedString?) {
    guard let string else { return show(.plain(nil)) }
    var reader = AttributeReader()
    let read = reader.read(string)
    uiEnvironment.report(reader, of: debugName)
    for (stretch, failure) in read.missingFonts {
      uiEnvironment.report(.textFontMissing(of: debugName, stretch: stretch, failure: failure))
    }
    if string.length > 0 {
      takesOver = true
      let first = string.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
      takesOver = false
    }
    show(.attributed(NSAttributedString(attributedString: string), read))
  }

  /// Gives the whole of an attributed text an attribute; returns whether there is such a text.
  private func overrideAttribute(_ key: NSAttributedString.Key, _ value: Any?) -> Bool {
    guard !takesOver, let changed = content.setting(key, to: value) else { return false }
    show(changed)
    return true
  }

  private func show(_ content: LabelContent) {
    guard content != self.content else { return }
    self.content = content
    changed()
  }

  private func changed() {
    setNeedsDisplay()
  }
}
