import CoreGraphics
import Foundation

/// Reads the attributes of runs of text, and notes unsupported ones.
package struct AttributeReader {
  /// The names of unsupported attributes, each once, by run and alphabet.
  package private(set) var unknown: [String] = []
  /// The attributes with values of the wrong type.
  package private(set) var wrong: [(name: String, value: String)] = []

  /// A reader that has read nothing.
  package init() {}

  /// The text with the attributes of its runs.
  package mutating func read(_ string: NSAttributedString) -> AttributedText {
    let text = string.string
    var runs: [AttributedText.Run] = []
    var start = text.startIndex
    var found: [(attributes: [NSAttributedString.Key: Any], end: Int)] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      found.append((attributes, range.location + range.length))
    }
    for (attributes, end) in found {
      // A range may end inside a character; it then belongs to the run that starts there.
      let end = text[..<String.Index(utf16Offset: end, in: text)].endIndex
      let stretch = String(text[start..<max(start, end)])
      if !stretch.isEmpty { runs.append(AttributedText.Run(text: stretch, attributes: read(attributes))) }
      start = max(start, end)
    }
    return AttributedText(runs)
  }

  private mutating func read(_ attributes: [NSAttributedString.Key: Any]) -> AttributeValues {
    var result = AttributeValues()
    var strokes: [TextAttribute: CGColor] = [:]
    for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let attribute = TextAttribute(rawValue: key.rawValue) else {
        // Attributes for VoiceOver are not drawn on iOS either.
        if !key.rawValue.hasPrefix("UIAccessibility") { note(key.rawValue) }
        continue
      }
      var isRead = true
      switch attribute {
      case .font: isRead = Self.take((value as? any TextFontSource)?.attributeFont) { result.font = $0 }
      case .foregroundColor: isRead = Self.take(color(value)) { result.color = $0 }
      case .backgroundColor: isRead = Self.take(color(value)) { result.background = $0 }
      case .kern:
        isRead = Self.take(number(value)) { if attributes[TextAttribute.tracking.key] == nil { result.kern = $0 } }
      case .tracking: isRead = Self.take(number(value)) { result.kern = $0 }
      case .ligature: isRead = Self.take(number(value)) { result.joinsLetters = $0 != 0 }
      case .strokeWidth: isRead = Self.take(number(value)) { result.outline = outline($0) }
      case .strokeColor: isRead = Self.take(color(value)) { strokes[attribute] = $0 }
      case .languageIdentifier: isRead = Self.take(value as? String) { result.language = $0.isEmpty ? nil : $0 }
      case .baselineOffset: isRead = Self.take(number(value)) { result.rise = $0 }
      case .underlineColor, .strikethroughColor: isRead = Self.take(color(value)) { strokes[attribute] = $0 }
      case .shadow:
        isRead = Self.take((value as? any TextShadowSource)?.textShadow) { result.shadow = $0 }
      case .obliqueness: isRead = Self.take(number(value)) { result.slant = $0 }
      case .attachment:
        isRead = Self.take((value as? any TextAttachmentSource)?.textAttachment) { result.attachment = $0 }
      case .paragraphStyle:
        let source = value as? any TextParagraphSource
        isRead = Self.take(source?.textParagraphStyle) { result.paragraph = $0 }
        for name in source?.unsupportedParagraphNames ?? [] { note(name) }
      case .underlineStyle: isRead = Self.take(stroke(value, attribute)) { result.underline = $0 }
      case .strikethroughStyle: isRead = Self.take(stroke(value, attribute)) { result.strikethrough = $0 }
      }
      if !isRead { wrong.append((attribute.rawValue, "\(value)")) }
    }
    result.underline?.color = strokes[.underlineColor]
    result.strikethrough?.color = strokes[.strikethroughColor]
    result.outline?.color = strokes[.strokeColor]
    return result
  }

  private static func take<Value>(_ value: Value?, _ body: (Value) -> Void) -> Bool {
    value.map(body) != nil
  }

  private func color(_ value: Any) -> CGColor? {
    (value as? any TextColorSource)?.textColor
  }

  private func number(_ value: Any) -> CGFloat? {
    guard case .number(let number)? = AnimationValue(value), number.isFinite else { return nil }
    return CGFloat(number)
  }

  /// The outline of a stroke width; nil for 0, where characters are filled only.
  private func outline(_ percent: CGFloat) -> TextOutline? {
    percent == 0 ? nil : TextOutline(width: abs(percent) / 100, fills: percent < 0)
  }

  /// The line for a number of `NSUnderlineStyle`: 1 is single, 2 thick, 9 double; 0x100 to 0x400 are patterns, and
  /// 0x8000 leaves out spaces. Other bits are noted as unsupported.
  ///
  /// - Returns: nil for a value of another type; an inner nil for no line.
  private mutating func stroke(_ value: Any, _ attribute: TextAttribute) -> TextStroke?? {
    guard let number = number(value) else { return nil }
    let style = Int(max(0, min(number, 65535)))
    var stroke = TextStroke()
    switch style & 0x0F00 {
    case 0x000: break
    case 0x100: stroke.pattern = .dot
    case 0x200: stroke.pattern = .dash
    case 0x300: stroke.pattern = .dashDot
    case 0x400: stroke.pattern = .dashDotDot
    default: note("\(attribute.rawValue) \(style & 0x0F00)")
    }
    if style & 0x70F0 != 0 { note("\(attribute.rawValue) \(style & 0x70F0)") }
    guard style & 0xF != 0 else { return .some(nil) }
    stroke.weight = style & 0x2 != 0 ? 2 : 1
    stroke.isDouble = style & 0x8 != 0
    stroke.isByWord = style & 0x8000 != 0
    return stroke
  }

  private mutating func note(_ name: String) {
    if !unknown.contains(name) { unknown.append(name) }
  }
}

extension MediaEnvironment {
  /// Reports the attributes that a reader could not use.
  package func report(_ reader: AttributeReader, of owner: String) {
    if !reader.unknown.isEmpty { report(.textAttributes(layer: owner, names: reader.unknown)) }
    for (name, value) in reader.wrong {
      report(.wrongKindOfValue(layer: owner, keyPath: "attribute \(name)", value: value))
    }
  }
}

extension NSAttributedString {
  /// A copy with the supported attributes, which a function may change.
  ///
  /// It is made run by run, without attributes that hold objects of other classes: Foundation on Linux traps when it
  /// compares such objects of neighbouring runs, as its own copying and editing do.
  package func rebuilt(_ change: (inout [NSAttributedString.Key: Any]) -> Void = { _ in }) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var attributes = attributes.filter { key, value in
        TextAttribute(rawValue: key.rawValue) != nil && (!(value is NSObject) || value is NSNumber || value is NSString)
      }
      change(&attributes)
      result.append(NSAttributedString(string: text.substring(with: range), attributes: attributes))
    }
    return result
  }

  /// An immutable copy of the text.
  package var snapshot: NSAttributedString {
    self is NSMutableAttributedString ? rebuilt() : self
  }
}
