/// Names of methods as Objective-C spells them.
enum ObjectiveCName {
  /// The selector of a method: `tap(_:)` is `tap:`, `open(file:at:)` is `openWithFile:at:`.
  ///
  /// The rule is the compiler's: the first label joins the base name, with "With" before
  /// it unless the label begins, or the base name ends, with a preposition.
  static func selector(baseName: String, labels: [String]) -> String {
    guard let first = labels.first else { return baseName }
    return joined(baseName, first) + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// The selector of a property's setter.
  static func setter(_ property: String) -> String {
    "set" + capitalized(property) + ":"
  }

  private static func joined(_ baseName: String, _ label: String) -> String {
    guard label != "_" else { return baseName }
    let hasPreposition =
      prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: baseName).asciiLowercased)
    return baseName + (hasPreposition ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ name: String) -> String {
    guard let first = name.first else { return name }
    return first.asciiUppercased + name.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    guard let first = name.first else { return "" }
    return (first.asciiLowercased + name.dropFirst().prefix { !$0.isASCIIUppercase })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isASCIIUppercase) else { return name }
    return String(name[start...])
  }

  /// Prepositions that the compiler knows when it makes such names.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]
}

extension Character {
  fileprivate var isASCIIUppercase: Bool { ("A"..."Z").contains(self) }

  fileprivate var asciiUppercased: String {
    guard let ascii = asciiValue, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii) else { return String(self) }
    return String(UnicodeScalar(ascii - 32))
  }

  fileprivate var asciiLowercased: String {
    guard let ascii = asciiValue, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii) else { return String(self) }
    return String(UnicodeScalar(ascii + 32))
  }
}

extension String {
  fileprivate var asciiLowercased: String { map(\.asciiLowercased).joined() }
}
