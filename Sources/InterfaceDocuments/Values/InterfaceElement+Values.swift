import Foundation

/// Attributes as values.
extension InterfaceElement {
  /// Whether an attribute is `YES`; nil where there is none, or another word.
  public func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// A finite number; nil where there is none.
  public func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute], let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A whole number; nil where there is none.
  public func integer(_ attribute: String) -> Int? {
    guard let number = number(attribute) else { return nil }
    return Int(exactly: number.rounded())
  }

  /// A factor, which may be written as a ratio: `0.5`, `1/2` or `16:9`; nil for none, and for one by zero.
  public func ratio(_ attribute: String) -> Double? {
    guard let text = attributes[attribute] else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == ":" }.map { Double($0) }
    guard let first = parts.first ?? nil, first.isFinite else { return nil }
    guard parts.count > 1 else { return first }
    guard parts.count == 2, let second = parts[1], second.isFinite, second != 0 else { return nil }
    let quotient = first / second
    return quotient.isFinite ? quotient : nil
  }

  /// A child such as `<rect key="frame" x= y= width= height=>`.
  public func rect(_ key: String) -> CGRect? {
    guard let child = child(keyed: key), child.name == "rect", let x = child.number("x"), let y = child.number("y"),
      let width = child.number("width"), let height = child.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// A child such as `<size key="itemSize" width= height=>`.
  public func size(_ key: String) -> CGSize? {
    guard let child = child(keyed: key), child.name == "size" else { return nil }
    return child.sizeValue
  }

  /// The size of an element with a width and a height.
  public var sizeValue: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The point of an element with `x` and `y`.
  public var pointValue: CGPoint? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The insets of a child with a role.
  public func insets(_ key: String) -> InterfaceInsets? { child(keyed: key).flatMap(InterfaceInsets.init) }

  /// The text of an attribute, or of a child `<string key=…>` or `<mutableString key=…>`, for long texts.
  ///
  /// Line breaks and tabulators are written as such; a child whose text is coded in base 64 says so.
  public func string(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    guard let child = child(keyed: key), child.name == "string" || child.name == "mutableString" else { return nil }
    return child.stringValue
  }

  /// The text of an element `string`, decoded where it is in base 64.
  public var stringValue: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    // The letters are split into lines, and the signs at the end are left out.
    let letters = text.filter { !$0.isWhitespace }
    let padded = letters + String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The colour of a child with a role; nil for none.
  public func color(_ key: String) -> InterfaceColor? {
    guard let child = child(keyed: key), child.name == "color" else { return nil }
    return InterfaceColor(child)
  }
}
