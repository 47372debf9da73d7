import CoreGraphics
import Foundation
import QuartzCore

/// A scroll view in which text of any length is read, typed and selected.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput,
  UIContentSizeCategoryAdjusting
{
  /// Posted after editing has begun; the object is the text view.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after editing has ended; the object is the text view.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted after the user has changed the text; the object is the text view.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  // MARK: Text

  /// The text; setting it moves the caret to its end, without a notification.
  open var text: String! {
    get { editor.text.string }
    set { editor.setText([(newValue ?? "", nil)]) }
  }
  /// The text with attributes; runs without a font, colour or paragraph style have the view's.
  open var attributedText: NSAttributedString! {
    get { editor.text.attributedString(plainAttributes) }
    set { setAttributed(newValue) }
  }
  /// The text's font; setting it changes the whole text. Nil stands for 12 points.
  open var font: UIFont? {
    didSet {
      noteSet(.font, \UITextView.font)
      overrideAll(.font, by: shownFont)
    }
  }
  /// The text's colour; setting it changes the whole text. Nil stands for the label colour.
  open var textColor: UIColor? {
    didSet {
      noteSet(.textColor, \UITextView.textColor)
      overrideAll(.foregroundColor, by: textColor ?? .label)
    }
  }
  /// The alignment of text without a paragraph style.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textChanged() } }
  }
  /// The selection, in UTF-16 code units; limited to the text and extended to whole letters.
  open var selectedRange: NSRange {
    get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
    set { editor.select(editor.text.valid(newValue)) }
  }
  /// The attributes of the text that is typed next; changes of the selection set them to those of the text before.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      let own = editor.typingAttributes ?? editor.text.attributes(before: editor.selection.lowerBound)
      return plainAttributes.merging(own?.values ?? [:]) { $1 }
    }
    set { editor.typingAttributes = RunAttributes(newValue) }
  }
  /// Whether the font follows the preferred content size (I-23).
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }
  /// Whether the text may have attributes of its own; nothing but the edit menu asks.
  open var allowsEditingTextAttributes = false
  /// Whether the first typed letter replaces the text.
  open var clearsOnInsertion = false

  // MARK: Layout

  /// The area of the lines.
  public let textContainer: NSTextContainer
  /// The insets of the lines from the view's edges, in points (F-13).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if !textContainerInset.isFinite { textContainerInset = oldValue }
      if textContainerInset != oldValue { textChanged() }
    }
  }

  // MARK: Editing

  /// Whether the user may change the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { editabilityChanged() } }
  }
  /// Whether the user may select text; a text view that is not selectable is not edited either.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { editabilityChanged() } }
  }
  /// The delegate, which gets the scrolling too; not retained.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { assignedDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  private(set) weak var assignedDelegate: (any UITextViewDelegate)?

  override func delegateDidChange() {
    assignedDelegate = (self as UIScrollView).delegate as? any UITextViewDelegate
  }

  let editor = TextEditor()
  var traits = TextInputTraits() {
    didSet { if traits != oldValue { traitsChanged() } }
  }
  let canvas = UIView(frame: .zero)
  let selectionView = TextSelectionView(frame: .zero)
  /// The views that draw the visible lines.
  var tiles: [TextTileKey: TextTile] = [:]
  private var isEditing = false
  private var tapCount = 1
  var clearsAtNextInsertion = false
  static let standardFont = UIFont.systemFont(ofSize: 12)
  /// The font of text without one.
  var shownFont: UIFont { font ?? Self.standardFont }

  /// Creates a text view with a frame, and an area for its lines; nil makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    addParts()
  }

  /// Creates a text view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    addParts()
    decode(coder, as: UITextView.self)
  }

  private func addParts() {
    backgroundColor = .systemBackground
    canvas.isUserInteractionEnabled = false
    canvas.addSubview(selectionView)
    addSubview(canvas)
    editor.owner = self
    textContainer.onChange = { [link = WeakReference(self)] in link.target?.textChanged() }
    let tap = UITapGestureRecognizer(target: self, action: Selector("textTapped:", UITextView.textTapped(_:)))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, hasWindow else { return false }
    if isEditable, !(editDelegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard super.becomeFirstResponder() else { return false }
    if isEditable { beginEditing() }
    setNeedsLayout()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if isEditing, !(editDelegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override func didResignByForce() { endEditing() }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    uiEnvironment.presses.cancelPresses(of: self)
    if isFirstResponder { resignByForce() }
  }

  private func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    clearsAtNextInsertion = clearsOnInsertion
    editDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    scrollToCaret()
  }

  private func endEditing() {
    setNeedsLayout()
    guard isEditing else { return }
    isEditing = false
    editor.unmark()
    editDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func editabilityChanged() {
    if isEditing, !isEditable || !isSelectable { resignByForce() }
    setNeedsLayout()
  }

  func post(_ name: Notification.Name) {
    uiEnvironment.perform { NotificationCenter.default.post(name: name, object: self) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tapCount = touches.first?.tapCount ?? 1
    super.touchesBegan(touches, with: event)
  }

  private func textTapped(_ tap: UITapGestureRecognizer) {
    guard isSelectable else { return }
    let offset = prepared { editor.closestPosition(to: tap.location(in: self)) }
    guard isEditable || tapCount > 1, becomeFirstResponder() else { return }
    let unit: UITextGranularity? = tapCount == 2 ? .word : tapCount > 2 ? .paragraph : nil
    editor.select(unit.flatMap { editor.unit(at: offset, $0) } ?? offset..<offset)
  }

  // MARK: Layout

  /// Scrolls as little as it takes to show a range, in UTF-16 code units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let offsets = editor.text.valid(range)
    prepared {
      let rects = editor.rects(of: offsets)
      let union = rects.dropFirst().reduce(rects.first ?? editor.caretRect(at: offsets.lowerBound)) { $0.union($1) }
      scrollRectToVisible(union, animated: false)
    }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true, value: text) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : fittingSize(.zero)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adaptFont() }
    textChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func textBaseline(isFirst: Bool, in size: CGSize) -> TextBaseline? {
    let insets = textContainerInset
    return TextBaseline(
      inset: isFirst ? insets.top + shownFont.ascender : insets.bottom - shownFont.descender,
      height: shownFont.lineHeight)
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
      noteSet(.keyboardAppearance, \UITextView.keyboardAppearance)
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
