import CoreGraphics
import Foundation
import QuartzCore

/// The values beside the label itself on which its size depends.
private struct MeasurementKey: Equatable {
  let size: CGSize
  let scale: CGFloat
  let isRightToLeft: Bool
}

/// A view that draws text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text; setting it removes all attributes.
  open var text: String? {
    get { content.string }
    set { setContent(.plain(newValue)) }
  }
  /// The text with attributes, by the keys of `NSAttributedString.Key`; for a plain text, with the label's font and
  /// colour.
  ///
  /// Runs without a font or a colour have the label's. The first run's font and colour, and its paragraph style's
  /// alignment and line break mode, become the label's; setting them afterwards sets them for the whole text, as on
  /// iOS. A diagnostic names attributes that are not drawn, and fonts that are not installed.
  open var attributedText: NSAttributedString? {
    get { content.attributedString(attributes: [.font: font as Any, .foregroundColor: textColor as Any]) }
    set { showAttributed(newValue) }
  }
  /// The font; 17 points by default.
  @exclusivity(unchecked) open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      noteSet(.font, \UILabel.font)
      overrideAttributes(isChanged: font != oldValue) { $0[.font] = font }
    }
  }
  /// The text's colour.
  @exclusivity(unchecked) open var textColor: UIColor! = .label {
    didSet {
      noteSet(.textColor, \UILabel.textColor)
      overrideAttributes(isChanged: textColor != oldValue) { $0[.foregroundColor] = textColor }
    }
  }
  /// The text's colour while ``isHighlighted`` is true; nil for ``textColor``.
  @exclusivity(unchecked) open var highlightedTextColor: UIColor? {
    didSet {
      noteSet(.highlightedTextColor, \UILabel.highlightedTextColor)
      if highlightedTextColor != oldValue { changed() }
    }
  }
  /// Whether the highlighted colour is used.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changed() } }
  }
  /// The alignment of lines; setting it after an attributed text overrides the alignment of its paragraph styles.
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural {
    didSet { overrideParagraphs(isChanged: textAlignment != oldValue) { $0.alignment = textAlignment } }
  }
  /// The treatment of text that does not fit; setting it after an attributed text overrides that of its paragraph
  /// styles.
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { overrideParagraphs(isChanged: lineBreakMode != oldValue) { $0.lineBreakMode = lineBreakMode } }
  }
  /// The colour of the text's shadow; nil for none. Runs with a shadow attribute have that one.
  @exclusivity(unchecked) open var shadowColor: UIColor? {
    didSet {
      noteSet(.shadowColor, \UILabel.shadowColor)
      if shadowColor != oldValue { changed() }
    }
  }
  /// The offset of the text's shadow, in points to the right and downwards; one point upwards by default.
  @exclusivity(unchecked) open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { changed() } }
  }
  /// The maximum number of lines; 0 for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { changed() } }
  }
  /// Whether fonts shrink so that the text fits (I-24).
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { changed() } }
  }
  /// The smallest part of its size to which a font shrinks, in 0…1; 0 stands for half (I-24).
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { changed() } }
  }
  /// The line's vertical position while its font is shrunk; counts for one line only.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { changed() } }
  }
  /// Whether the font follows the preferred content size (I-23).
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont(to: traitCollection) } }
  }
  /// Whether the text is drawn in its full colour; otherwise it has half its opacity.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  @exclusivity(unchecked) private var content = LabelContent.plain(nil) {
    didSet { measured = [] }
  }
  /// The last results of measuring, because layouts ask for the same few sizes again; emptied by changes.
  @exclusivity(unchecked) private var measured: [(key: MeasurementKey, size: CGSize)] = []
  private static let maxMeasured = 4
  @exclusivity(unchecked) private var drawnSize: CGSize?
  @exclusivity(unchecked) private var reportedLetters: [Character] = []

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .left
    isOpaque = false
  }

  override var accessibilityDefaults: AccessibilityDefaults { .text(text) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let environment = uiEnvironment
    let key = MeasurementKey(size: size, scale: environment.screen.scale, isRightToLeft: isRightToLeft)
    for entry in measured where entry.key == key { return entry.size }
    let measuredSize = measuredSize(fitting: size, environment)
    if measured.count == Self.maxMeasured { measured.removeFirst() }
    measured.append((key, measuredSize))
    return measuredSize
  }

  /// A subclass may change the text's rectangle, and with it the size that fits.
  private func measuredSize(fitting size: CGSize, _ environment: UIEnvironment) -> CGSize {
    if type(of: self) == UILabel.self { return measure.size(of: content, fitting: size, environment) }
    let limit = CGFloat.greatestFiniteMagnitude
    let bounds = CGRect(x: 0, y: 0, width: size.width > 0 ? size.width : limit, height: limit)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle that the text takes in some bounds: at the left, centered vertically. The size that fits the
  /// label comes from it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var measure = measure
    measure.numberOfLines = numberOfLines
    let size = measure.size(of: content, fitting: CGSize(width: bounds.width, height: 0), uiEnvironment)
    let isLimited = bounds.height < .greatestFiniteMagnitude
    let top = isLimited ? max(0, (bounds.height - size.height) / 2) : 0
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: size.width, height: min(size.height, bounds.height))
  }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1, preferredMaxLayoutWidth > 0 else { return sizeThatFits(.zero) }
    return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
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

  /// Everything that the drawing depends on; nil where drawing reports something, or draws nothing.
  private var drawingKey: DrawingKey? {
    readColors()
    let environment = uiEnvironment
    let measure = fittingMeasure(in: bounds.size)
    guard let key = measure.key(of: content, in: bounds.size) else { return nil }
    let layout = environment.textLayoutCache.layout(key)
    guard layout.missingLetters.isEmpty else { return nil }
    let top = top(of: layout, in: bounds.size, isShrunk: measure.isShrunk)
    return .text(key, top: top, color: currentColor.cgColor, shadow: shadow, scale: environment.screen.scale)
  }

  open override func draw(_ rect: CGRect) {
    drawnSize = bounds.size
    drawText(in: bounds)
  }

  /// Draws the text into a rectangle, centered vertically.
  open func drawText(in rect: CGRect) {
    guard !content.isEmpty else {
      layer.contents = nil
      return
    }
    readColors()
    let measure = fittingMeasure(in: rect.size)
    guard let layout = measure.layout(of: content, in: rect.size, uiEnvironment) else {
      if let failure = font?.failure { uiEnvironment.report(.fontMissing(layer: debugName, failure: failure)) }
      return
    }
    reportMissingLetters(of: layout)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let top = top(of: layout, in: rect.size, isShrunk: measure.isShrunk)
    context.draw(
      layout, at: CGPoint(x: rect.minX, y: rect.minY + top), color: currentColor.cgColor, shadow: shadow)
  }

  /// Returns the distance of the text from the top, in whole pixels: centered, or for one shrunk line where the line
  /// in its full size would have it.
  private func top(of layout: TextLayout, in size: CGSize, isShrunk: Bool) -> CGFloat {
    let scale = uiEnvironment.screen.scale
    func centered(_ height: CGFloat) -> CGFloat { ((size.height - height) / 2 * scale).rounded() / scale }
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    guard isShrunk, numberOfLines == 1, baselineAdjustment != .alignCenters,
      let whole = measure.layout(of: content, in: unlimited, uiEnvironment)
    else { return centered(layout.size.height) }
    let top = centered(whole.size.height)
    guard baselineAdjustment == .alignBaselines, let baseline = whole.lines.first?.origin.y,
      let shrunkBaseline = layout.lines.first?.origin.y
    else { return top }
    return ((top + baseline - shrunkBaseline) * scale).rounded() / scale
  }

  /// Reads the attributes' colours again, because they may differ under the current traits.
  private func readColors() {
    if case .attributed = content { content.readColors() }
  }

  private var shadow: DropShadow? {
    let offset = shadowOffset.isFinite ? shadowOffset : .zero
    return shadowColor.map { DropShadow(offset: offset, blur: 0, color: $0.cgColor) }
  }

  private var currentColor: UIColor {
    let color = (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)
  }

  /// The faces of the text; empty for an empty text.
  var faces: Set<FontFace> {
    measure.layout(of: content, in: bounds.size, uiEnvironment)?.faces ?? []
  }

  /// Measures text with the label's settings.
  var measure: TextMeasure {
    TextMeasure(
      font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, textAlignment: textAlignment,
      isRecolored: isHighlighted && highlightedTextColor != nil, isRightToLeft: isRightToLeft)
  }

  /// The settings with fonts that fit into a size, where they may shrink.
  private func fittingMeasure(in size: CGSize) -> TextMeasure {
    guard adjustsFontSizeToFitWidth else { return measure }
    var measure = measure
    let factor = minimumScaleFactor.isFinite && minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.5
    measure.minimumScale = factor
    return measure.fitting(content, in: size, uiEnvironment)
  }

  private var isRightToLeft: Bool { effectiveTraits.layoutDirection == .rightToLeft }

  /// Reports the characters without a glyph, once for each text.
  private func reportMissingLetters(of layout: TextLayout) {
    let letters = layout.missingLetters
    if !letters.isEmpty, letters != reportedLetters {
      uiEnvironment.report(.lettersMissing(of: debugName, letters: letters))
    }
    reportedLetters = letters
  }

  private func showAttributed(_ string: NSAttributedString?) {
    guard let string else { return setContent(.plain(nil)) }
    var reader = AttributeReader()
    let read = reader.read(string)
    uiEnvironment.report(reader, of: debugName)
    for (stretch, failure) in read.missingFonts {
      uiEnvironment.report(.textFontMissing(of: debugName, stretch: stretch, failure: failure))
    }
    if string.length > 0 { adopt(string.attributes(at: 0, effectiveRange: nil)) }
    setContent(.attributed(string.snapshot, read))
  }

  /// Makes the first run's attributes the label's own; the present text keeps its attributes.
  private func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    let shown = content
    // A plain text has no attributes to override.
    content = .plain(nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
    content = shown
  }

  /// Sets an attribute for the whole attributed text, and draws it again if it changed.
  private func overrideAttributes(isChanged: Bool, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    if let other = content.changing(change) { setContent(other) }
    if isChanged { changed() }
  }

  /// Changes the paragraph styles of an attributed text where it has any; elsewhere the label's settings count.
  private func overrideParagraphs(isChanged: Bool, _ change: (NSMutableParagraphStyle) -> Void) {
    overrideAttributes(isChanged: isChanged) { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      change(changed)
      attributes[.paragraphStyle] = changed
    }
  }

  /// Stores a content, and draws again if it looks different; a content that looks the same now may differ under other
  /// traits.
  private func setContent(_ content: LabelContent) {
    let isSame = content == self.content
    self.content = content
    if !isSame { changed() }
  }

  /// The width, in points, from which text wraps where constraints ask for the size; 0 takes the width that they give
  /// (L-73).
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// The text is in the middle of a label that is higher (L-33).
  override func textBaseline(isFirst: Bool, in size: CGSize) -> TextBaseline? {
    guard let font else { return nil }
    let height = size.height > 0 ? sizeThatFits(CGSize(width: size.width, height: 0)).height : 0
    let space = max(0, (size.height - height) / 2)
    return TextBaseline(inset: space + (isFirst ? font.ascender : -font.descender), height: font.lineHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adaptFont(to: traitCollection) }
  }

  private func adaptFont(to traits: UITraitCollection) {
    if let adapted = font?.adapted(to: traits) { font = adapted }
  }

  private func changed() {
    measured = []
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
