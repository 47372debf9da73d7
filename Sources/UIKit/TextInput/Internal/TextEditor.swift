import Foundation
import QuartzCore

/// A field or a text view, as its editor sees it.
@MainActor protocol TextEditorOwner: UIView, UITextInput {
  var editor: TextEditor { get }
  /// The origin of the text, in the view's coordinates.
  var textOrigin: CGPoint { get }
  /// Whether typing may change the text.
  var isTextEditable: Bool { get }
  /// Whether the next typed letter replaces the whole text.
  var clearsAtNextInsertion: Bool { get set }
  /// The attributes of text that has none of its own.
  var plainAttributes: [NSAttributedString.Key: Any] { get }
  /// Asks the delegate whether typed text may replace a range.
  func shouldChange(_ range: Range<Int>, to text: String) -> Bool
  /// Returns a text as it is inserted: a field has no line ends.
  func insertable(_ text: String) -> String
  /// Updates the view after the text has changed.
  func textChanged()
  /// Updates the view after the selection has changed.
  func selectionChanged()
  /// Notifies delegate and observers of a change by the user.
  func notifyOfEdit()
  /// Handles the return key; false inserts a line end.
  func returnKeyPressed() -> Bool
}

/// The text of a field or a text view with its selection, and the edits of the user.
///
/// Selection and marked text are always ranges of the text, and never divide a letter.
@MainActor final class TextEditor {
  let text = EditedText()
  let geometry: TextGeometry
  /// Nil while the owner is made.
  @WeakReference private var ownerView: UIView?
  private(set) var selection = 0..<0
  private(set) var marked: Range<Int>?
  /// The attributes that the marked text gets when it is committed.
  private var committedAttributes: RunAttributes?
  /// The attributes of the next typed text, until the selection changes; nil for those of the text before.
  var typingAttributes: RunAttributes?
  /// The presses of keys that were handled here, until they end.
  var pressedKeys: Set<UIPress> = []
  /// Where arrow keys move the caret to on each line; nil for its own position.
  private var columnX: CGFloat?
  /// The end of the selection that stays when arrow keys with shift extend it.
  private var anchor: Int?

  init() {
    geometry = TextGeometry(text)
  }

  var owner: (any TextEditorOwner)? {
    get { ownerView as? any TextEditorOwner }
    set { ownerView = newValue }
  }

  // MARK: Text

  /// Replaces everything by code: the caret goes to the end, and no delegate is asked or notified.
  func setText(_ pieces: [(text: String, attributes: RunAttributes?)]) {
    notifyingInputDelegateOfText {
      text.setText(pieces)
      (marked, typingAttributes) = (nil, nil)
      selection = text.count..<text.count
      changed()
    }
  }

  /// Replaces a range by code; the caret goes behind what was inserted.
  func replaceByCode(_ range: Range<Int>, with string: String) {
    notifyingInputDelegateOfText { replace(range, with: string) }
    notifyOfEdit()
  }

  private func notifyingInputDelegateOfText(_ change: () -> Void) {
    owner?.inputDelegate?.textWillChange(owner)
    change()
    owner?.inputDelegate?.textDidChange(owner)
  }

  /// Returns the attributes of text that replaces a valid range: those of the letter that it replaces, or follows.
  private func attributes(replacing range: Range<Int>) -> RunAttributes? {
    if let typingAttributes { return typingAttributes }
    if let marked, marked.contains(range.lowerBound) { return committedAttributes }
    return text.attributes(before: range.isEmpty ? range.lowerBound : range.lowerBound + 1)
  }

  private func replace(_ range: Range<Int>, with string: String) {
    let range = text.valid(range)
    replace(range, with: string, attributes(replacing: range))
  }

  private func replace(_ range: Range<Int>, with string: String, _ attributes: RunAttributes?) {
    let length = string.utf16.count
    text.replace(range, with: string.isEmpty ? [] : [(string, attributes)])
    (marked, committedAttributes) = (nil, nil)
    let end = min(range.lowerBound + length, text.count)
    // Marks that were typed join the letter before.
    let caret = text.letterBoundary(at: end) == end ? end : text.boundary(after: end)
    selection = caret..<caret
    changed()
  }

  private func changed() {
    geometry.textChanged()
    (columnX, anchor) = (nil, nil)
    owner?.textChanged()
  }

  // MARK: Selection

  /// Selects a range, limited to the text and extended to whole letters.
  func select(_ range: Range<Int>) {
    let new = letters(in: range)
    (columnX, anchor) = (nil, nil)
    guard new != selection else { return }
    owner?.inputDelegate?.selectionWillChange(owner)
    selection = new
    typingAttributes = nil
    owner?.selectionChanged()
    owner?.inputDelegate?.selectionDidChange(owner)
  }

  /// Returns a range limited to the text and extended to whole letters.
  private func letters(in range: Range<Int>) -> Range<Int> {
    let limited = text.valid(range)
    let lower = text.letterBoundary(at: limited.lowerBound)
    var upper = text.letterBoundary(at: limited.upperBound)
    if !limited.isEmpty, upper < limited.upperBound { upper = text.boundary(after: upper) }
    return lower..<max(lower, limited.isEmpty ? lower : upper)
  }

  /// The selected text.
  var selectedText: String { text.substring(selection) }

  // MARK: Input methods

  /// Replaces the marked text, or the selection; the selection is relative to the new marked text.
  func setMarked(_ string: String, selected: NSRange) {
    let target = text.valid(marked ?? selection)
    let string = owner?.insertable(string) ?? string
    let committed = attributes(replacing: target)
    replace(target, with: string, markedAttributes(over: committed))
    guard !string.isEmpty else { return notifyOfEdit() }
    let length = string.utf16.count
    marked = target.lowerBound..<min(target.lowerBound + length, text.count)
    committedAttributes = committed
    let start = min(max(0, selected.location), length)
    let inner = start..<start + min(max(0, selected.length), length - start)
    selection = letters(in: target.lowerBound + inner.lowerBound..<target.lowerBound + inner.upperBound)
    owner?.selectionChanged()
    notifyOfEdit()
  }

  /// Returns the attributes with the owner's style of marked text added.
  private func markedAttributes(over attributes: RunAttributes?) -> RunAttributes? {
    guard let owner, let style = owner.markedTextStyle, !style.isEmpty else { return attributes }
    return (attributes ?? RunAttributes(owner.plainAttributes)).adding(style)
  }

  /// Commits the marked text, which loses the style of marked text.
  func unmark() {
    guard let range = marked else { return }
    let string = text.substring(range)
    text.replace(range, with: [(string, committedAttributes)])
    (marked, committedAttributes) = (nil, nil)
    changed()
    owner?.selectionChanged()
  }

  // MARK: Edits without the delegate's consent

  /// Inserts text in place of the selection.
  func insert(_ string: String) {
    guard let owner else { return }
    let inserted = owner.insertable(string)
    replace(marked ?? selection, with: inserted)
    notifyOfEdit()
  }

  /// Deletes the selection, or the letter before the caret.
  func deleteBackward() {
    let range = deletedRange
    guard !range.isEmpty else { return }
    replace(range, with: "")
    notifyOfEdit()
  }

  /// The range that the delete key deletes.
  var deletedRange: Range<Int> {
    let range = text.valid(selection)
    return range.isEmpty ? text.boundary(before: range.lowerBound)..<range.lowerBound : range
  }

  private func notifyOfEdit() {
    owner?.notifyOfEdit()
  }

  // MARK: Typing

  /// Types text as the keyboard does: the delegate is asked, and may refuse.
  func type(_ string: String) {
    guard let owner, owner.isTextEditable else { return }
    if string == "\n" || string == "\r" || string == "\r\n" {
      if owner.enablesReturnKeyAutomatically, !owner.hasText { return }
      if owner.returnKeyPressed() { return }
    }
    let string = string == "\r" ? "\n" : string
    selectAllToBeCleared()
    guard owner.shouldChange(text.valid(marked ?? selection), to: string) else { return }
    owner.insertText(string)
  }

  /// Presses the delete key: the delegate is asked where there is something to delete.
  func typeDelete() {
    guard let owner, owner.isTextEditable else { return }
    selectAllToBeCleared()
    let range = deletedRange
    if !range.isEmpty, !owner.shouldChange(range, to: "") { return }
    owner.deleteBackward()
  }

  /// Selects the text that the first typed letter replaces.
  private func selectAllToBeCleared() {
    guard let owner, owner.clearsAtNextInsertion else { return }
    owner.clearsAtNextInsertion = false
    selection = 0..<text.count
  }

  /// Replaces the selection by copied text.
  func paste(_ string: String?) {
    guard let string, let owner, owner.isTextEditable else { return }
    let inserted = owner.insertable(string)
    guard owner.shouldChange(text.valid(marked ?? selection), to: inserted) else { return }
    insert(inserted)
  }

  /// Deletes the selection where the delegate consents.
  func deleteSelection() {
    guard let owner, owner.isTextEditable, !selection.isEmpty, owner.shouldChange(text.valid(selection), to: "")
    else { return }
    deleteBackward()
  }

  // MARK: Keys that move

  /// Moves the caret by an arrow key; with shift, the selection grows or shrinks.
  func move(_ direction: UITextLayoutDirection, extends: Bool) {
    let fixed = extends ? anchor ?? (selection.isEmpty ? selection.lowerBound : nil) : nil
    let (lower, upper) = (selection.lowerBound, selection.upperBound)
    let isBackward = direction == .left || direction == .up
    let start = fixed.map { $0 == lower ? upper : lower } ?? (isBackward ? lower : upper)
    let column = columnX ?? geometry.caret(at: start).minX
    // A selection collapses to its end first.
    let collapses = !extends && !selection.isEmpty && (direction == .left || direction == .right)
    let target = collapses ? start : offset(from: start, direction, column: column)
    guard extends else {
      select(target..<target)
      columnX = direction == .up || direction == .down ? column : nil
      return
    }
    let fixedEnd = fixed ?? (isBackward ? upper : lower)
    select(min(fixedEnd, target)..<max(fixedEnd, target))
    (anchor, columnX) = (fixedEnd, direction == .up || direction == .down ? column : nil)
  }

  /// Returns the offset one letter or one line away; the nearest end beyond the text.
  func offset(from offset: Int, _ direction: UITextLayoutDirection, column: CGFloat? = nil) -> Int {
    let isRightToLeft = geometry.settings.isRightToLeft
    switch direction {
    case .left: return isRightToLeft ? text.boundary(after: offset) : text.boundary(before: offset)
    case .right: return isRightToLeft ? text.boundary(before: offset) : text.boundary(after: offset)
    case .up, .down:
      let caret = geometry.caret(at: offset)
      let y = direction == .up ? caret.minY - 1 : caret.maxY + 1
      if y < 0 { return 0 }
      if y > geometry.height { return text.count }
      return geometry.offset(nearest: CGPoint(x: column ?? caret.minX, y: y))
    }
  }
}
