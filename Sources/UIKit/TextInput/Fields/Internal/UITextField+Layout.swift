import CoreGraphics
import QuartzCore

/// The parts of a field and their rectangles (F-7).
extension UITextField {
  /// The distance of the text from a border at each side, in points.
  private static let inset: CGFloat = 7
  /// The height of a field with a rounded border and a 17-point font, in points (F-7), beyond the line's.
  private static let padding: CGFloat = 13
  private static let clearSize: CGFloat = 19
  private static let clearMargin: CGFloat = 5

  private var isRightToLeft: Bool { effectiveTraits.layoutDirection == .rightToLeft }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func isShown(_ mode: ViewMode, isEditing: Bool) -> Bool {
    mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
  }

  /// Whether the clear button is shown.
  var showsClearButton: Bool {
    isShown(clearButtonMode) && hasText && isEnabled && !(rightView != nil && isShown(rightViewMode))
  }

  // MARK: Rectangles

  func textArea(of bounds: CGRect, isEditing: Bool) -> CGRect {
    var insets = UIEdgeInsets.zero
    if borderStyle != .none || background != nil { (insets.left, insets.right) = (Self.inset, Self.inset) }
    var (leading, trailing) = (insets.left, insets.right)
    if leftView != nil, isShown(leftViewMode, isEditing: isEditing) {
      leading = max(leading, distance(leftViewRect(forBounds: bounds), in: bounds, isLeading: true))
    }
    if rightView != nil, isShown(rightViewMode, isEditing: isEditing) {
      trailing = max(trailing, distance(rightViewRect(forBounds: bounds), in: bounds, isLeading: false))
    } else if isShown(clearButtonMode, isEditing: isEditing), hasText || isEditing {
      trailing = max(trailing, distance(clearButtonRect(forBounds: bounds), in: bounds, isLeading: false))
    }
    (insets.left, insets.right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let area = bounds.inset(by: insets)
    return area.width >= 0 ? area : CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height)
  }

  /// How far a side view reaches from its edge.
  private func distance(_ rect: CGRect, in bounds: CGRect, isLeading: Bool) -> CGFloat {
    isLeading != isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
  }

  func clearArea(of bounds: CGRect) -> CGRect {
    let x = isRightToLeft ? bounds.minX + Self.clearMargin : bounds.maxX - Self.clearMargin - Self.clearSize
    return CGRect(x: x, y: (bounds.midY - Self.clearSize / 2).rounded(), width: Self.clearSize, height: Self.clearSize)
  }

  func sideArea(_ view: UIView?, of bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero {
      let natural = view.intrinsicContentSize
      size = CGSize(width: max(0, natural.width), height: max(0, natural.height))
    }
    let x = isLeading != isRightToLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// The size of text or placeholder with the border and the views beside it.
  var naturalSize: CGSize {
    let scale = uiEnvironment.screen.scale
    prepareGeometry()
    let text = hasText ? editor.geometry.size : .zero
    let hint = hasText ? .zero : placeholderLabel?.intrinsicContentSize ?? .zero
    let line = font?.lineHeight ?? 0
    let whole = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let around = 1000 - textRect(forBounds: whole).width
    let height = max(line, text.height, hint.height).rounded(.up)
    return CGSize(
      width: (max(text.width, hint.width) * scale).rounded(.up) / scale + around,
      height: height + (borderStyle == .none ? (background == nil ? 1 : Self.padding) : Self.padding))
  }

  // MARK: Layout

  /// Runs a closure for which the text is laid out as it is shown.
  func prepared<Result>(_ body: () -> Result) -> Result {
    prepareGeometry()
    return body()
  }

  private func prepareGeometry() {
    var settings = TextGeometry.Settings()
    settings.font = font
    settings.isRightToLeft = isRightToLeft
    settings.numberOfLines = 1
    settings.mask = isSecureTextEntry ? "•" : nil
    if adjustsFontSizeToFitWidth, let font, bounds.width > 0 {
      settings.font = shrunk(font, settings)
    }
    editor.geometry.settings = settings
  }

  /// Returns the font at the largest size at which the text fits.
  private func shrunk(_ font: UIFont, _ settings: TextGeometry.Settings) -> UIFont {
    editor.geometry.settings = settings
    let (width, room) = (editor.geometry.size.width, currentTextRect.width)
    guard width > room, width > 0, room > 0 else { return font }
    let fitting = max(minimumFontSize, 1, (font.pointSize * room / width).rounded(.down))
    return font.withSize(min(font.pointSize, fitting))
  }

  /// The rectangle of the text now.
  var currentTextRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// The origin of the text, in the field's coordinates.
  var textOrigin: CGPoint {
    let rect = currentTextRect
    let size = editor.geometry.size
    let line = size.height > 0 ? size.height : font?.lineHeight ?? 0
    let scale = uiEnvironment.screen.scale
    let y = rect.minY + ((rect.height - line) / 2 * scale).rounded() / scale
    return CGPoint(x: rect.minX - scrollOffset + alignedX(size.width, in: rect.width), y: y)
  }

  /// The start of text that is shorter than its rectangle.
  private func alignedX(_ width: CGFloat, in room: CGFloat) -> CGFloat {
    guard width < room else { return 0 }
    switch textAlignment {
    case .center: return (room - width) / 2
    case .right: return room - width
    case .natural where isRightToLeft: return room - width
    case .left, .justified, .natural: return 0
    }
  }

  func layOutParts() {
    prepareGeometry()
    let rect = currentTextRect
    layOutBorder()
    layOutSides()
    scrollToCaret(in: rect)
    // The handles of a selection reach beyond the text's rectangle, letters do not.
    canvas.frame = rect.insetBy(dx: -6, dy: -12)
    tile.frame = canvas.convert(rect.insetBy(dx: -1, dy: 0), from: self)
    let origin = CGPoint(x: textOrigin.x - rect.minX + 1, y: textOrigin.y - rect.minY)
    let paragraph = editor.text.paragraphs[0]
    tile.show(editor.geometry.layout(of: paragraph), lines: 0..<1, at: origin, color: textColor ?? .label)
    placeholderLabel?.frame = placeholderRect(forBounds: bounds)
    placeholderLabel?.textAlignment = textAlignment
    placeholderLabel?.isHidden = hasText
    showSelection()
  }

  /// Scrolls as little as it takes to show the caret; a field that is not edited shows its start.
  private func scrollToCaret(in rect: CGRect) {
    let width = editor.geometry.size.width
    let caret = editor.geometry.caret(at: editor.selection.upperBound).minX
    let total = max(width, caret) + TextEditor.caretWidth
    guard isEditing, total > rect.width else { return scrollOffset = 0 }
    if caret - scrollOffset > rect.width - TextEditor.caretWidth {
      scrollOffset = caret - rect.width + TextEditor.caretWidth
    }
    if caret - scrollOffset < 0 { scrollOffset = caret }
    scrollOffset = min(max(0, scrollOffset), max(0, total - rect.width))
  }

  private func showSelection() {
    selectionView.frame = canvas.bounds
    guard isEditing, isFirstResponder else { return selectionView.show(caret: nil, selected: [], marked: []) }
    let move = { (rect: CGRect) in self.canvas.convert(rect, from: self) }
    let selection = editor.selection
    selectionView.show(
      caret: selection.isEmpty ? move(caretRect(for: TextOffset(selection.lowerBound))) : nil,
      selected: editor.rects(of: selection).map(move),
      marked: editor.marked.map { editor.rects(of: $0).map(move) } ?? [])
  }

  private func layOutSides() {
    for (view, mode, rect) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      view.isHidden = !isShown(mode)
      if !view.isHidden { view.frame = rect }
    }
    if showsClearButton, clearButton == nil {
      let button = FieldClearButton(frame: .zero)
      button.addAction(
        UIAction { [link = WeakReference(self)] _ in link.target?.clearTapped() }, for: .touchUpInside)
      clearButton = button
      addSubview(button)
    }
    clearButton?.isHidden = !showsClearButton
    clearButton?.frame = clearButtonRect(forBounds: bounds)
  }

  private func clearTapped() {
    guard editDelegate?.textFieldShouldClear(self) ?? true else { return }
    clear()
    becomeFirstResponder()
  }

  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    sideViewChanged()
  }

  func sideViewChanged() {
    contentChanged()
  }

  // MARK: Border

  func updateBorder() {
    setNeedsLayout()
    let image = isEnabled ? background : disabledBackground ?? background
    guard borderStyle != .none || image != nil else {
      borderView?.removeFromSuperview()
      return borderView = nil
    }
    borderView?.removeFromSuperview()
    let view = image.map { UIImageView(image: $0) } ?? UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    borderView = view
    insertSubview(view, at: 0)
    if image == nil { style(view) }
  }

  private func style(_ view: UIView) {
    switch borderStyle {
    case .none: break
    case .line:
      view.layer.borderWidth = 1
      view.layer.borderColor = resolved(.label)
    case .bezel:
      view.layer.borderWidth = 1
      view.layer.borderColor = resolved(.systemGray3)
      view.backgroundColor = .systemBackground
    case .roundedRect:
      view.backgroundColor = isEnabled ? .systemBackground : .systemGray6
      view.layer.cornerRadius = 5
      view.layer.borderWidth = 1 / uiEnvironment.screen.scale
      view.layer.borderColor = resolved(.systemGray4)
    }
  }

  private func layOutBorder() {
    borderView?.frame = borderRect(forBounds: bounds)
    if let borderView, background == nil { style(borderView) }
  }
}

/// The button that deletes a field's text: a grey disc with a cross.
final class FieldClearButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override var blocksOuterTaps: Bool { true }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray3.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
    let cross = UIBezierPath()
    let reach = bounds.width * 0.19
    for side in [1.0, -1.0] {
      cross.move(to: CGPoint(x: bounds.midX - reach, y: bounds.midY - reach * side))
      cross.addLine(to: CGPoint(x: bounds.midX + reach, y: bounds.midY + reach * side))
    }
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
