import SwiftSyntax

/// A rule's view of the module, and the changes that it makes.
struct RuleContext {
  let files: [ParsedFile]
  let module: ModuleIndex
  /// The position of the file that the rule looks at.
  var position = 0
  /// The name of the rule.
  var rule = ""
  /// The changes of each file.
  private(set) var edits: [EditList]
  private(set) var findings: [Finding] = []
  /// Files and offsets of the braces before which members were inserted.
  private var braces: Set<[Int]> = []

  init(files: [ParsedFile], module: ModuleIndex) {
    (self.files, self.module) = (files, module)
    edits = Array(repeating: EditList(), count: files.count)
  }

  var file: ParsedFile { files[position] }

  func nodes<Node: SyntaxProtocol>(_ kind: SyntaxKind, as type: Node.Type) -> [Node] {
    files[position].nodes.all(kind, as: type)
  }

  func text(_ node: some SyntaxProtocol) -> String {
    files[position].text(node)
  }

  /// Replaces a node; the trivia around it stays.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    edits[position].replace(file.range(node), with: text, rule: rule)
  }

  /// Removes a node with the spaces behind it; a space stays where two words would become one.
  ///
  /// - Parameter joins: whether the words around it are parted by another change.
  mutating func remove(_ node: some SyntaxProtocol, joins: Bool = false) {
    let range = file.range(node)
    var end = range.upperBound
    let bytes = file.source.bytes
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    let parts =
      !joins && range.lowerBound > 0 && end < bytes.count && isWord(bytes[range.lowerBound - 1]) && isWord(bytes[end])
    edits[position].replace(range.lowerBound..<end, with: parts ? " " : "", rule: rule)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Inserts text before a node.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = file.range(node).lowerBound
    edits[position].replace(start..<start, with: text, rule: rule)
  }

  /// Inserts text behind a node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = file.range(node).upperBound
    edits[position].replace(end..<end, with: text, rule: rule)
  }

  /// Inserts a member before the brace that ends a type's body, which may stand in another file.
  mutating func insert(member text: String, into type: TypeRecord) {
    let start = type.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    // Of several members at one brace only the first has a member of the owner before it.
    let isFirst = braces.insert([type.file, start]).inserted
    let lead = isFirst ? separator(before: type.rightBrace) : ""
    edits[type.file].replace(start..<start, with: lead + text + "; ", rule: rule)
  }

  /// Returns the separator between a member and the code before it on its line.
  private func separator(before brace: TokenSyntax) -> String {
    guard brace.leadingTrivia.containsNoNewline, let previous = brace.previousToken(viewMode: .sourceAccurate) else {
      return ""
    }
    return ["{", ";"].contains(previous.text) || previous.trailingTrivia.containsNewline ? " " : "; "
  }

  /// Adds a declaration behind the last line, on a line of its own.
  mutating func append(_ text: String) {
    edits[position].append(text, rule: rule)
  }

  /// Reports what must be changed by hand.
  mutating func reportByHand(
    _ node: some SyntaxProtocol, _ message: String, remedy: String, _ construct: Construct? = nil
  ) {
    report(.byHand, node, message, remedy, construct)
  }

  /// Reports a rewrite that behaves a little differently.
  mutating func note(_ node: some SyntaxProtocol, _ message: String, _ construct: Construct? = nil) {
    report(.note, node, message, "", construct)
  }

  private mutating func report(
    _ kind: Finding.Kind, _ node: some SyntaxProtocol, _ message: String, _ remedy: String, _ construct: Construct?
  ) {
    findings.append(
      Finding(
        kind: kind, path: file.path, location: file.location(node), rule: rule, message: message, remedy: remedy,
        construct: construct))
  }

  /// The type around a node, with the names of those around it; nil outside types.
  func enclosingType(of node: some SyntaxProtocol) -> (name: String, declaration: Syntax)? {
    var current = node.parent
    while let parent = current {
      if TypeRecord.kinds.contains(parent.kind), let name = TypeRecord.simpleName(of: parent, in: file) {
        return (name, parent)
      }
      current = parent.parent
    }
    return nil
  }
}

extension Trivia {
  /// Whether the trivia break a line.
  var containsNewline: Bool { contains { $0.isNewline } }
  fileprivate var containsNoNewline: Bool { !containsNewline }
}
