/// The modules that source imports, read from lines that begin with an import.
enum ModuleImports {
  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

  static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }) {
      var words = (Substring(line)).split(whereSeparator: \.isWhitespace)[...]
      while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
      guard words.first == "import" else { continue }
      words.removeFirst()
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      guard let name = words.first?.split(separator: ".").first else { continue }
      names.insert(String(name))
    }
    return names
  }
}
