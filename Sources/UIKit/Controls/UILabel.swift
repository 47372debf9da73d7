import CoreGraphics
import Foundation
import QuartzCore

/// What a label's size depends on beside the label itself.
private struct SizeQuestion: Equatable {
  let size: CGSize
  let scale: CGFloat
  let isRightToLeft: Bool
}

/// Shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text; setting it leaves nothing of an attributed one.
  open var text: String? {
    get { content.string }
    set { show(.plain(newValue)) }
  }
  /// The text with attributes, by the keys of `NSAttributedString.Key`; of a plain text, with the label's font and colour.
  ///
  /// Stretches that name no font or colour have the label's. ``font``, ``textColor``, and of a paragraph style alignment and line
  /// break mode, become those of the beginning, where it names any; setting them afterwards sets them for the whole text, as on
  /// iOS. A diagnostic names attributes that are not drawn, and fonts that are not installed.
  open var attributedText: NSAttributedString? {
    get { content.attributedString(attributes: [.font: font as Any, .foregroundColor: textColor as Any]) }
    set { showAttributed(newValue) }
  }
  /// The font; 17 points unless set.
  @exclusivity(unchecked) open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { overrideAttributes(isChanged: font != oldValue) { $0[.font] = font } }
  }
  /// The text's colour.
  @exclusivity(unchecked) open var textColor: UIColor! = .label {
    didSet { overrideAttributes(isChanged: textColor != oldValue) { $0[.foregroundColor] = textColor } }
  }
  /// The text's colour while ``isHighlighted``; nil is the usual one.
  @exclusivity(unchecked) open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { changed() } }
  }
  /// Whether the highlighted colour is used.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changed() } }
  }
  /// Where lines stand; paragraph styles of the text have their own, until this is set after the text.
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural {
    didSet { overrideParagraphs(isChanged: textAlignment != oldValue) { $0.alignment = textAlignment } }
  }
  /// What becomes of text that does not fit; paragraph styles of the text have their own, until this is set after the text.
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { overrideParagraphs(isChanged: lineBreakMode != oldValue) { $0.lineBreakMode = lineBreakMode } }
  }
  /// What the text casts; nil for nothing. Stretches with a shadow of their own cast that.
  @exclusivity(unchecked) open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { changed() } }
  }
  /// Where the text's shadow lies, in points to the right and downwards: a point higher than the text unless set.
  @exclusivity(unchecked) open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { changed() } }
  }
  /// The most lines; 0 for as many as there are.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { changed() } }
  }
  @exclusivity(unchecked) private var content = LabelContent.plain(nil) {
    didSet { measured = [] }
  }
  /// What was asked for last, while nothing changes: layouts ask for the same few sizes again and again.
  @exclusivity(unchecked) private var measured: [(question: SizeQuestion, answer: CGSize)] = []
  private static let questions = 4
  @exclusivity(unchecked) private var drawnSize: CGSize?
  @exclusivity(unchecked) private var reportedLetters: [Character] = []

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
    let environment = uiEnvironment
    let question = SizeQuestion(size: size, scale: environment.screen.scale, isRightToLeft: isRightToLeft)
    for known in measured where known.question == question { return known.answer }
    let answer = measure.size(of: content, fitting: size, environment)
    if measured.count == Self.questions { measured.removeFirst() }
    measured.append((question, answer))
    return answer
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(.zero)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if drawnSize != bounds.size { setNeedsDisplay() }
  }

  open override func display(_ layer: CALayer) {
    guard layer === self.layer, type(of: self) == UILabel.self else { return super.display(layer) }
    withCurrentTraits {
      guard let drawingKey else {
        _ = drawContents()
        return
      }
      reportedLetters = []
      display(drawingKey)
    }
    drawnSize = bounds.size
  }

  /// All that the drawing depends on; nil where there is something to report on the way, and nothing to draw.
  private var drawingKey: DrawingKey? {
    readColors()
    let environment = uiEnvironment
    guard let key = measure.key(of: content, in: bounds.size) else { return nil }
    guard environment.textLayouts.layout(key).missingLetters.isEmpty else { return nil }
    return .text(key, color: currentColor.cgColor, shadow: shadow, scale: environment.screen.scale)
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
    readColors()
    guard let layout = measure.layout(of: content, in: rect.size, uiEnvironment) else {
      if let failure = font?.failure { uiEnvironment.report(.fontMissing(layer: debugName, failure: failure)) }
      return
    }
    reportMissingLetters(of: layout)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let scale = uiEnvironment.screen.scale
    let top = ((rect.height - layout.size.height) / 2 * scale).rounded() / scale
    context.draw(
      layout, at: CGPoint(x: rect.minX, y: rect.minY + top), color: currentColor.cgColor, shadow: shadow)
  }

  /// Attributes' colours may be others under the traits of now.
  private func readColors() {
    if case .attributed = content { content.readColors() }
  }

  private var shadow: DropShadow? {
    let offset = shadowOffset.isFinite ? shadowOffset : .zero
    return shadowColor.map { DropShadow(offset: offset, blur: 0, color: $0.cgColor) }
  }

  private var currentColor: UIColor {
    (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label
  }

  /// The faces of the text; none where it is empty.
  var faces: Set<FontFace> {
    measure.layout(of: content, in: bounds.size, uiEnvironment)?.faces ?? []
  }

  /// How large text is with the label's settings.
  var measure: TextMeasure {
    TextMeasure(
      font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, textAlignment: textAlignment,
      isRecolored: isHighlighted && highlightedTextColor != nil, isRightToLeft: isRightToLeft)
  }

  private var isRightToLeft: Bool { presentTraits.layoutDirection == .rightToLeft }

  /// Says which letters are drawn as boxes, once for each text.
  private func reportMissingLetters(of layout: TextLayout) {
    let letters = layout.missingLetters
    if !letters.isEmpty, letters != reportedLetters {
      uiEnvironment.report(.lettersMissing(of: debugName, letters: letters))
    }
    reportedLetters = letters
  }

  private func showAttributed(_ string: NSAttributedString?) {
    guard let string else { return show(.plain(nil)) }
    var reader = AttributeReader()
    let read = reader.read(string)
    uiEnvironment.report(reader, of: debugName)
    for (stretch, failure) in read.missingFonts {
      uiEnvironment.report(.textFontMissing(of: debugName, stretch: stretch, failure: failure))
    }
    if string.length > 0 { takeOver(string.attributes(at: 0, effectiveRange: nil)) }
    show(.attributed(string.snapshot, read))
  }

  /// Makes the beginning's attributes the label's own; the text that is there still keeps its.
  private func takeOver(_ attributes: [NSAttributedString.Key: Any]) {
    let shown = content
    // Of a plain text nothing is overridden.
    content = .plain(nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
    content = shown
  }

  /// Gives the whole of an attributed text what was set on the label, and shows it if anything is other than it was.
  private func overrideAttributes(isChanged: Bool, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    if let other = content.changing(change) { show(other) }
    if isChanged { changed() }
  }

  /// Changes the paragraph styles of an attributed text where it has any; the label's settings count elsewhere.
  private func overrideParagraphs(isChanged: Bool, _ change: (NSMutableParagraphStyle) -> Void) {
    overrideAttributes(isChanged: isChanged) { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      change(changed)
      attributes[.paragraphStyle] = changed
    }
  }

  /// Takes a content over, and draws if it looks other than the one before; what looks the same may yet change its colours with
  /// the traits.
  private func show(_ content: LabelContent) {
    let isSame = content == self.content
    self.content = content
    if !isSame { changed() }
  }

  private func changed() {
    measured = []
    setNeedsDisplay()
  }
}
