import CoreGraphics
import Foundation
import QuartzCore

extension UITextView: TextEditorOwner {
  /// The delegate, completed by the optional methods that its subclasses add.
  var editDelegate: (any UITextViewDelegate)? {
    if let delegate = assignedDelegate { uiEnvironment.optionalMethods.complete(delegate) } else { nil }
  }

  var isTextEditable: Bool { isEditable }

  func shouldChange(_ range: Range<Int>, to text: String) -> Bool {
    editDelegate?.textView(
      self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count), replacementText: text)
      ?? true
  }

  func insertable(_ text: String) -> String { text }

  func textChanged() {
    invalidateIntrinsicContentSize()
    updateContentSize()
    setNeedsLayout()
  }

  func selectionChanged() {
    setNeedsLayout()
    if isFirstResponder { scrollToCaret() }
    editDelegate?.textViewDidChangeSelection(self)
  }

  func notifyOfEdit() {
    scrollToCaret()
    editDelegate?.textViewDidChangeSelection(self)
    editDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func returnKeyPressed() -> Bool { false }

  // MARK: Content

  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: textColor ?? .label]
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// Shows an attributed text; the font, colour and alignment of its start become the view's.
  func setAttributed(_ string: NSAttributedString?) {
    guard let string, string.length > 0 else { return editor.setText([]) }
    var reader = AttributeReader()
    let read = reader.read(string)
    uiEnvironment.report(reader, of: debugName)
    for (stretch, failure) in read.missingFonts {
      uiEnvironment.report(.textFontMissing(of: debugName, stretch: stretch, failure: failure))
    }
    adopt(string.attributes(at: 0, effectiveRange: nil))
    editor.setText(string.editedRuns { $0 })
  }

  private func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }

  /// Changes an attribute of the whole text.
  func overrideAll(_ key: NSAttributedString.Key, by value: Any) {
    editor.text.mapAttributes { $0?.adding([key: value]) }
    editor.typingAttributes = editor.typingAttributes?.adding([key: value])
    textChanged()
  }

  func traitsChanged() {
    textChanged()
    if isFirstResponder { reloadInputViews() }
  }
}
