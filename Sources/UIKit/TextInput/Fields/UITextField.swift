import CoreGraphics
import Foundation
import QuartzCore

/// A control in which one line of text is typed.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput,
  UIContentSizeCategoryAdjusting
{
  /// The look of a field's border.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A line with a shade inside.
    case bezel
    /// A rounded rectangle.
    case roundedRect

    /// Never nil, as for every enumeration that Apple imports: unknown values are ``none`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.none, .line, .bezel, .roundedRect])
    }
  }

  /// The times at which a view of the field is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always

    /// Never nil, as for every enumeration that Apple imports: unknown values are ``never`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.never, .whileEditing, .unlessEditing, .always])
    }
  }

  /// Posted after editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after the user has changed the text; the object is the field.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// The key of the reason in the notification of the end, an `NSNumber`.
  nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  // MARK: Text

  /// The text; setting it moves the caret to its end, without a notification.
  open var text: String? {
    get { editor.text.string }
    set { setPlainText(newValue ?? "") }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { editor.text.attributedString(plainAttributes) }
    set { setAttributed(newValue) }
  }
  /// The text's font; setting it changes the whole text. Nil stands for 17 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.standardFont
      override(.font, by: storedFont)
      noteSet(.font, \UITextField.font)
    }
  }
  /// The text's colour; setting it changes the whole text. Nil stands for the label colour.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      override(.foregroundColor, by: storedTextColor)
      noteSet(.textColor, \UITextField.textColor)
    }
  }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentChanged() } }
  }
  /// The attributes of text without others.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { plainAttributes }
    set {
      setDefaultAttributes(newValue)
      noteSet(.textAttributes, \UITextField.defaultTextAttributes)
    }
  }
  /// The attributes of the text that is typed next; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? plainAttributes.merging(nextAttributes?.values ?? [:]) { $1 } : nil }
    set { if isEditing { editor.typingAttributes = newValue.map(RunAttributes.init) } }
  }
  /// Whether the font follows the preferred content size (I-23).
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }
  /// Whether the text may have attributes of its own; nothing but the edit menu asks.
  open var allowsEditingTextAttributes = false
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { placeholderLabel?.text }
    set { setPlaceholder { $0.text = newValue } }
  }
  /// The text with attributes that is shown while there is none.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel?.attributedText }
    set { setPlaceholder { $0.attributedText = newValue } }
  }
  /// Whether the font shrinks so that the text fits.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
  }
  /// The smallest font size to which the text shrinks, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { contentChanged() } }
  }
  /// Whether the text is deleted when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the first typed letter replaces the text.
  open var clearsOnInsertion = false

  // MARK: Border and views

  /// The look of the border.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      contentChanged()
      updateBorder()
    }
  }
  /// The image behind the text, in place of the border; nil for none.
  open var background: UIImage? {
    didSet { updateBorder() }
  }
  /// The image behind the text of a disabled field; nil for ``background``.
  open var disabledBackground: UIImage? {
    didSet { updateBorder() }
  }
  /// The times at which the clear button is shown, while there is text.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// The view at the leading side; nil for none.
  open var leftView: UIView? {
    didSet { exchange(oldValue, for: leftView) }
  }
  /// The times at which ``leftView`` is shown.
  open var leftViewMode = ViewMode.never {
    didSet { sideViewChanged() }
  }
  /// The view at the trailing side; nil for none.
  open var rightView: UIView? {
    didSet { exchange(oldValue, for: rightView) }
  }
  /// The times at which ``rightView`` is shown.
  open var rightViewMode = ViewMode.never {
    didSet { sideViewChanged() }
  }

  // MARK: Editing

  /// The delegate; not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited.
  public private(set) var isEditing = false

  let editor = TextEditor()
  var traits = TextInputTraits() {
    didSet { if traits != oldValue { traitsChanged() } }
  }
  static let standardFont = UIFont.systemFont(ofSize: 17)
  private var storedFont = UITextField.standardFont
  private var storedTextColor = UIColor.label
  /// The attributes of text without others, beside font and colour.
  var extraAttributes: [NSAttributedString.Key: Any] = [:]
  private(set) var placeholderLabel: UILabel?
  let canvas = UIView(frame: .zero)
  let tile = TextTile(frame: .zero)
  let selectionView = TextSelectionView(frame: .zero)
  var clearButton: FieldClearButton?
  var borderView: UIView?
  /// How far the text is scrolled to the left, in points.
  var scrollOffset: CGFloat = 0
  /// The number of taps of the last touch.
  private var tapCount = 1
  var clearsAtNextInsertion = false

  /// Creates a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITextField.self)
  }

  private func setUp() {
    isOpaque = false
    canvas.clipsToBounds = true
    canvas.isUserInteractionEnabled = false
    for part in [selectionView, tile] { canvas.addSubview(part) }
    addSubview(canvas)
    editor.owner = self
    let tap = UITapGestureRecognizer(target: self, action: Selector("fieldTapped:", UITextField.fieldTapped(_:)))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, hasWindow, editDelegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    // The keyboard's notifications come after the field's own (I-2).
    return uiEnvironment.keyboard.change {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard editDelegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing(reason: .committed)
    return true
  }

  override func didResignByForce() { endEditing(reason: .committed) }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    uiEnvironment.presses.cancelPresses(of: self)
    if isEditing { resignByForce() }
  }

  private func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    clearsAtNextInsertion = clearsOnInsertion || isSecureTextEntry
    if clearsOnBeginEditing, hasText, editDelegate?.textFieldShouldClear(self) ?? true { clear() }
    contentChanged()
    editDelegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  private func endEditing(reason: UITextFieldDidEndEditingReason) {
    guard isEditing else { return }
    isEditing = false
    editor.unmark()
    scrollOffset = 0
    contentChanged()
    editDelegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification, [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    uiEnvironment.perform { NotificationCenter.default.post(name: name, object: self, userInfo: userInfo) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tapCount = touches.first?.tapCount ?? 1
    super.touchesBegan(touches, with: event)
  }

  private func fieldTapped(_ tap: UITapGestureRecognizer) {
    // A button beside the text has its own action.
    let hit = hitTest(tap.location(in: self), with: nil)
    let isInSideView = [leftView, rightView].contains { $0.map { hit?.isDescendant(of: $0) == true } ?? false }
    if hit is UIControl, isInSideView { return }
    guard isEnabled, becomeFirstResponder() else { return }
    let offset = editor.closestPosition(to: tap.location(in: self))
    if tapCount == 2, let word = editor.unit(at: offset, .word) { return editor.select(word) }
    if tapCount > 2 { return editor.select(0..<editor.text.count) }
    editor.select(offset..<offset)
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while the field is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(of: bounds, isEditing: false) }
  /// Returns the rectangle of the placeholder; that of the text unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the text while the field is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(of: bounds, isEditing: true) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearArea(of: bounds) }
  /// Returns the rectangle of the view at the leading side.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(leftView, of: bounds, isLeading: true) }
  /// Returns the rectangle of the view at the trailing side.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(rightView, of: bounds, isLeading: false) }

  // MARK: Layout

  override var accessibilityDefaults: AccessibilityDefaults { .field(self) }
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adaptFont() }
    contentChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    updateBorder()
    if !isEnabled, isEditing { resignByForce() }
  }

  override func textBaseline(isFirst: Bool, in size: CGSize) -> TextBaseline? {
    let height = storedFont.lineHeight
    let top = ((size.height - height) / 2).rounded()
    return TextBaseline(inset: isFirst ? top + storedFont.ascender : top - storedFont.descender, height: height)
  }

  private func setPlaceholder(_ change: (UILabel) -> Void) {
    let label = placeholderLabel ?? UILabel(frame: .zero)
    if placeholderLabel == nil {
      label.textColor = .placeholderText
      label.font = storedFont
      placeholderLabel = label
      insertSubview(label, belowSubview: canvas)
    }
    change(label)
    contentChanged()
  }

  private func override(_ key: NSAttributedString.Key, by value: Any) {
    editor.text.mapAttributes { $0?.adding([key: value]) }
    if key == .font { placeholderLabel?.font = storedFont }
    contentChanged()
  }

  private func adaptFont() {
    if let adapted = font?.adapted(to: traitCollection) { font = adapted }
  }

  // MARK: Text input

  /// Whether there is text.
  open var hasText: Bool { editor.text.count > 0 }
  /// Inserts text in place of the selection, as typing does once the delegate has consented.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, or the letter before the caret.
  open func deleteBackward() { editor.deleteBackward() }
  /// See ``UITextInput``.
  open func text(in range: UITextRange) -> String? { editor.text.substring(editor.offsets(of: range)) }
  /// See ``UITextInput``.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replaceByCode(editor.offsets(of: range), with: insertable(text))
  }
  /// The selection; empty for a caret, and never nil.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(editor.selection) }
    set { if let newValue { editor.select(editor.offsets(of: newValue)) } }
  }
  /// See ``UITextInput``.
  open var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }
  /// See ``UITextInput``.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// See ``UITextInput``.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText ?? "", selected: selectedRange)
  }
  /// See ``UITextInput``.
  open func unmarkText() { editor.unmark() }
  /// See ``UITextInput``.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// See ``UITextInput``.
  open var endOfDocument: UITextPosition { TextOffset(editor.text.count) }
  /// See ``UITextInput``.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }
  /// See ``UITextInput``.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// See ``UITextInput``.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.position(from: position, in: direction, offset: offset)
  }
  /// See ``UITextInput``.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }
  /// See ``UITextInput``.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(of: toPosition) - editor.offset(of: from)
  }
  /// See ``UITextInput``.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// See ``UITextInput``.
  open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
  /// See ``UITextInput``.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  /// See ``UITextInput``.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.characterRange(byExtending: position, in: direction)
  }
  /// See ``UITextInput``.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editor.geometry.settings.isRightToLeft ? .rightToLeft : .natural
  }
  /// Does nothing: the direction follows the text and the layout direction.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// See ``UITextInput``.
  open func firstRect(for range: UITextRange) -> CGRect { prepared { editor.firstRect(for: range) } }
  /// See ``UITextInput``.
  open func caretRect(for position: UITextPosition) -> CGRect {
    prepared { editor.caretRect(at: editor.offset(of: position)) }
  }
  /// See ``UITextInput``.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    prepared { editor.selectionRects(for: range) }
  }
  /// See ``UITextInput``.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    prepared { TextOffset(editor.closestPosition(to: point)) }
  }
  /// See ``UITextInput``.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    prepared { editor.closestPosition(to: point, within: range) }
  }
  /// See ``UITextInput``.
  open func characterRange(at point: CGPoint) -> UITextRange? { prepared { editor.characterRange(at: point) } }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action.name) ?? super.canPerformAction(action, withSender: sender)
  }
  /// See ``UIResponderStandardEditActions``.
  open override func cut(_ sender: Any?) {
    editor.copySelection()
    editor.deleteSelection()
  }
  /// See ``UIResponderStandardEditActions``.
  open override func copy(_ sender: Any?) { editor.copySelection() }
  /// See ``UIResponderStandardEditActions``.
  open override func paste(_ sender: Any?) { editor.paste(uiEnvironment.pasteboard.string) }
  /// See ``UIResponderStandardEditActions``.
  open override func select(_ sender: Any?) {
    if let word = editor.unit(at: editor.selection.lowerBound, .word) { editor.select(word) }
  }
  /// See ``UIResponderStandardEditActions``.
  open override func selectAll(_ sender: Any?) { editor.select(0..<editor.text.count) }
  /// See ``UIResponderStandardEditActions``.
  open override func delete(_ sender: Any?) { editor.deleteSelection() }

  // MARK: Keyboard

  /// See ``UITextInputTraits``.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  /// See ``UITextInputTraits``.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  /// See ``UITextInputTraits``.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  /// See ``UITextInputTraits``.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  /// See ``UITextInputTraits``.
  open var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  /// See ``UITextInputTraits``.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }
  /// See ``UITextInputTraits``.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// See ``UITextInputTraits``.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set {
      traits.keyboardAppearance = newValue
      noteSet(.keyboardAppearance, \UITextField.keyboardAppearance)
    }
  }
  /// See ``UITextInputTraits``.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// See ``UITextInputTraits``.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the letters are shown as bullets.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  /// See ``UITextInputTraits``.
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
  /// The view in place of the keyboard; nil for the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view above the keyboard; nil for none.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = isFirstResponder ? editor.take(presses) : presses
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = editor.release(presses)
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = editor.release(presses)
    if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
  }

}
