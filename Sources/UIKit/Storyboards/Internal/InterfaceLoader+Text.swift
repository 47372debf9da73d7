import InterfaceDocuments
import QuartzCore

/// Properties of fields and text views.
extension InterfaceLoader {
  func read(_ field: UITextField, _ reader: InterfaceReader) {
    Self.fieldProperties.apply(reader, to: field)
    if let text = reader.attributedText("attributedText") { field.attributedText = text }
    if let text = reader.attributedText("attributedPlaceholder") { field.attributedPlaceholder = text }
    readTraits(of: field, reader)
  }

  func read(_ view: UITextView, _ reader: InterfaceReader) {
    if let font = reader.font("fontDescription") { view.font = font }
    if let color = reader.color("textColor") { view.textColor = color }
    if let text = reader.text("text") { view.text = text }
    if let alignment = reader.choice("textAlignment", DocumentNames.alignments) { view.textAlignment = alignment }
    if let flag = reader.flag("editable") { view.isEditable = flag }
    if let flag = reader.flag("selectable") { view.isSelectable = flag }
    if let flag = reader.flag("clearsOnInsertion") { view.clearsOnInsertion = flag }
    if let flag = reader.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = flag }
    if let text = reader.attributedText("attributedText") { view.attributedText = text }
    readTraits(of: view, reader)
  }

  func read(_ bar: UISearchBar, _ reader: InterfaceReader) {
    if let text = reader.text("text") { bar.text = text }
    if let text = reader.text("placeholder") { bar.placeholder = text }
    if let flag = reader.flag("showsCancelButton") { bar.showsCancelButton = flag }
    if let style = reader.choice(
      "searchBarStyle",
      ["default": .default, "prominent": .prominent, "minimal": .minimal] as [String: UISearchBar.Style])
    {
      bar.searchBarStyle = style
    }
    if let color = reader.color("barTintColor") { bar.barTintColor = color }
    readTraits(of: bar.searchTextField, reader)
  }

  private static let fieldProperties: [InterfaceProperty<UITextField>] = [
    .font(\.font), .color("textColor", \.textColor), .text("text", \.text), .text("placeholder", \.placeholder),
    .choice("textAlignment", \.textAlignment, DocumentNames.alignments),
    .number("minimumFontSize", \.minimumFontSize), .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
    .flag("clearsOnBeginEditing", \.clearsOnBeginEditing), .flag("clearsOnInsertion", \.clearsOnInsertion),
    .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    .image("background", \.background), .image("disabledBackground", \.disabledBackground),
    .choice(
      "borderStyle", \.borderStyle,
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
    .choice(
      "clearButtonMode", \.clearButtonMode,
      ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]),
  ]

  private func readTraits(of input: some UITextInputTraits & UIView, _ reader: InterfaceReader) {
    guard let element = reader.child("textInputTraits") else { return }
    let traits = InterfaceReader(element, self)
    func named<Value: CaseIterable>(_ name: String) -> Value? {
      traits.choice(name, Dictionary(uniqueKeysWithValues: Value.allCases.map { ("\($0)", $0) }))
    }
    if let value: UITextAutocapitalizationType = named("autocapitalizationType") {
      input.autocapitalizationType = value
    }
    if let value: UITextAutocorrectionType = named("autocorrectionType") { input.autocorrectionType = value }
    if let value: UITextSpellCheckingType = named("spellCheckingType") { input.spellCheckingType = value }
    if let value: UIReturnKeyType = named("returnKeyType") { input.returnKeyType = value }
    if let value: UITextSmartQuotesType = named("smartQuotesType") { input.smartQuotesType = value }
    if let value: UITextSmartDashesType = named("smartDashesType") { input.smartDashesType = value }
    if let value: UITextSmartInsertDeleteType = named("smartInsertDeleteType") { input.smartInsertDeleteType = value }
    let keyboards = Dictionary(uniqueKeysWithValues: UIKeyboardType.allCases.map { ("\($0)", $0) })
      .merging(["alphabet": .asciiCapable, "webURL": .URL]) { first, _ in first }
    if let value = traits.choice("keyboardType", keyboards) { input.keyboardType = value }
    let looks: [String: UIKeyboardAppearance] = ["default": .default, "alert": .dark, "dark": .dark, "light": .light]
    if let value = traits.choice("keyboardAppearance", looks) { input.keyboardAppearance = value }
    if let value = traits.flag("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = value }
    if let value = traits.flag("secureTextEntry") { input.isSecureTextEntry = value }
    if let text = traits["textContentType"] { input.textContentType = UITextContentType(rawValue: text) }
    traits.finish()
  }
}
