import CoreGraphics
import Foundation
import QuartzCore

extension UITextField: TextEditorOwner {
  /// The delegate, completed by the optional methods that its subclasses add.
  var editDelegate: (any UITextFieldDelegate)? {
    if let delegate { uiEnvironment.optionalMethods.complete(delegate) } else { nil }
  }

  var isTextEditable: Bool { isEnabled }

  func shouldChange(_ range: Range<Int>, to text: String) -> Bool {
    editDelegate?.textField(
      self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count), replacementString: text
    ) ?? true
  }

  /// A field has no line ends: they become spaces.
  func insertable(_ text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  func textChanged() { contentChanged() }

  func selectionChanged() {
    setNeedsLayout()
    if isEditing { editDelegate?.textFieldDidChangeSelection(self) }
  }

  func notifyOfEdit() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    if isEditing { editDelegate?.textFieldDidChangeSelection(self) }
  }

  func returnKeyPressed() -> Bool {
    guard editDelegate?.textFieldShouldReturn(self) ?? true else { return true }
    // The return key ends editing only where a target listens for it.
    let ends = listens(for: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
    return true
  }

  // MARK: Content

  var plainAttributes: [NSAttributedString.Key: Any] {
    extraAttributes.merging([.font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label]) { $1 }
  }

  var nextAttributes: RunAttributes? {
    editor.typingAttributes ?? editor.text.attributes(before: editor.selection.lowerBound)
  }

  /// The attributes of text that was given without any; nil for those of font and colour alone.
  private var standardRun: RunAttributes? { extraAttributes.isEmpty ? nil : RunAttributes(plainAttributes) }

  func setPlainText(_ text: String) {
    editor.setText([(insertable(text), standardRun)])
  }

  func setAttributed(_ string: NSAttributedString?) {
    guard let string else { return setPlainText("") }
    var reader = AttributeReader()
    let read = reader.read(string)
    uiEnvironment.report(reader, of: debugName)
    for (stretch, failure) in read.missingFonts {
      uiEnvironment.report(.textFontMissing(of: debugName, stretch: stretch, failure: failure))
    }
    if string.length > 0 { adopt(string.attributes(at: 0, effectiveRange: nil)) }
    editor.setText(string.editedRuns { self.insertable($0) })
  }

  /// Makes the first run's font, colour and alignment the field's.
  private func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    var rest = attributes
    if let font = rest.removeValue(forKey: .font) as? UIFont { self.font = font }
    if let color = rest.removeValue(forKey: .foregroundColor) as? UIColor { textColor = color }
    extraAttributes = rest
    let run = standardRun
    editor.text.mapAttributes { _ in run }
    contentChanged()
  }

  func traitsChanged() {
    contentChanged()
    if isFirstResponder { reloadInputViews() }
  }

  /// Deletes the text as the clear button does.
  func clear() {
    setPlainText("")
    notifyOfEdit()
  }

  /// Lays the field out again.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension NSAttributedString {
  /// The runs of the text, each changed by a function.
  @MainActor func editedRuns(_ change: (String) -> String) -> [(text: String, attributes: RunAttributes?)] {
    var runs: [(text: String, attributes: RunAttributes?)] = []
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append((change(text.substring(with: range)), attributes.isEmpty ? nil : RunAttributes(attributes)))
    }
    return runs
  }
}
