import Foundation
import InterfaceDocuments
import QuartzCore

/// Attributed texts of a document: fragments with their attributes.
extension InterfaceReader {
  /// Returns the text of a child `<attributedString key=…>`; nil for none, and for one without fragments.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let child = child(key), child.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in child.children where fragment.name == "fragment" {
      let reader = InterfaceReader(fragment, loader)
      let attributes = reader.children(named: "attributes").first.map(loader.fragmentAttributes) ?? [:]
      text.append(NSAttributedString(string: reader.text("content") ?? "", attributes: attributes))
      reader.finish()
    }
    return text.length > 0 ? text : nil
  }
}

extension InterfaceLoader {
  /// The attributes of a fragment, whose elements have AppKit's names for them.
  fileprivate func fragmentAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    let reader = InterfaceReader(element, self)
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = reader.child("NSFont") { attributes[.font] = fragmentFont(font) }
    let colors: [(String, NSAttributedString.Key)] = [
      ("NSColor", .foregroundColor), ("NSBackgroundColor", .backgroundColor), ("NSStrokeColor", .strokeColor),
      ("NSUnderlineColor", .underlineColor), ("NSStrikethroughColor", .strikethroughColor),
    ]
    for (name, key) in colors { if let color = reader.color(name) { attributes[key] = color } }
    let numbers: [(String, NSAttributedString.Key)] = [
      ("NSKern", .kern), ("NSBaselineOffset", .baselineOffset), ("NSStrokeWidth", .strokeWidth),
      ("NSObliqueness", .obliqueness),
    ]
    for (name, key) in numbers {
      if let number = reader.child(name)?.number("value") { attributes[key] = CGFloat(number) }
    }
    let styles: [(String, NSAttributedString.Key)] = [
      ("NSUnderline", .underlineStyle), ("NSStrikethrough", .strikethroughStyle), ("NSLigature", .ligature),
    ]
    for (name, key) in styles { if let number = reader.child(name)?.integer("value") { attributes[key] = number } }
    if let style = reader.child("NSParagraphStyle") { attributes[.paragraphStyle] = paragraphStyle(style) }
    reader.finish()
    return attributes
  }

  private func fragmentFont(_ element: InterfaceElement) -> UIFont {
    let reader = InterfaceReader(element, self)
    let size = CGFloat(reader.number("size") ?? UIFont.labelFontSize)
    defer { reader.finish() }
    if let name = reader["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      reportFont(name, in: element)
      return .systemFont(ofSize: size)
    }
    let weights = Dictionary(
      uniqueKeysWithValues: Self.weights.map { ($0 == "regular" ? "system" : "system\($0.capitalized)", $1) })
    return .systemFont(ofSize: size, weight: reader.choice("metaFont", weights) ?? .regular)
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let reader = InterfaceReader(element, self)
    let style = NSMutableParagraphStyle()
    if let alignment = reader.choice("alignment", DocumentNames.alignments) { style.alignment = alignment }
    let modes: [String: NSLineBreakMode] = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    if let mode = reader.choice("lineBreakMode", modes) { style.lineBreakMode = mode }
    let directions: [String: NSWritingDirection] = [
      "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
    if let direction = reader.choice("baseWritingDirection", directions) { style.baseWritingDirection = direction }
    let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("firstLineHeadIndent", \.firstLineHeadIndent),
      ("headIndent", \.headIndent), ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
      ("defaultTabInterval", \.defaultTabInterval),
    ]
    for (name, path) in lengths { if let number = reader.number(name) { style[keyPath: path] = CGFloat(number) } }
    // AppKit's own ways to shorten a line; both are off unless the document says otherwise.
    if let factor = reader.number("tighteningFactorForTruncation"), factor != 0 {
      reportUnknown("paragraphStyle tighteningFactorForTruncation", in: element)
    }
    if reader.flag("allowsDefaultTighteningForTruncation") == true {
      reportUnknown("paragraphStyle allowsDefaultTighteningForTruncation", in: element)
    }
    reader.finish()
    return style
  }
}
