import SwiftParser
import SwiftSyntax

/// A source file with its syntax tree and the nodes that rules look at.
struct ParsedFile {
  /// The path inside the tree, with slashes.
  let path: String
  /// The bytes behind the byte order mark.
  let source: SourceText
  let hasMark: Bool
  let nodes: NodeTable
  /// The declarations of types and extensions, by kind, in the order of the source.
  private(set) var records: [TypeRecord] = []
  /// The tree, and how far the parser looked ahead for each of its nodes.
  private let parse: IncrementalParseResult

  /// Parses a file.
  ///
  /// - Parameter position: its position in the module.
  init(path: String, bytes: [UInt8], at position: Int) {
    let hasMark = bytes.starts(with: Encoding.mark)
    let body = hasMark ? Array(bytes.dropFirst(Encoding.mark.count)) : bytes
    self.init(path: path, source: SourceText(body), hasMark: hasMark, at: position, after: nil)
  }

  /// Parses a file after changes; what they do not touch is taken from the tree before them.
  init(_ file: ParsedFile, after edits: EditList.Result, at position: Int) {
    // The parser asks for changes by position of which none touches the next, as those are.
    let changes = edits.replaced.map { change in
      let (start, end) = (change.range.lowerBound, change.range.upperBound)
      // Of the new text the parser asks for the length alone.
      return SourceEdit(
        range: AbsolutePosition(utf8Offset: start)..<AbsolutePosition(utf8Offset: end),
        replacement: [UInt8](repeating: 0, count: change.length))
    }
    let transition = (try? ConcurrentEdits(concurrent: changes)).map {
      IncrementalParseTransition(previousIncrementalParseResult: file.parse, edits: $0)
    }
    self.init(
      path: file.path, source: SourceText(edits.bytes), hasMark: file.hasMark, at: position, after: transition)
  }

  private init(
    path: String, source: SourceText, hasMark: Bool, at position: Int, after transition: IncrementalParseTransition?
  ) {
    (self.path, self.source, self.hasMark) = (path, source, hasMark)
    parse = source.bytes.withUnsafeBufferPointer { bytes in
      let parse = Parser.parseIncrementally(source: bytes, parseTransition: transition)
      // Behind a part that it takes over, the parser misses a line's end inside a comment, and finds an error.
      guard transition != nil, parse.tree.hasError else { return parse }
      return Parser.parseIncrementally(source: bytes, parseTransition: nil)
    }
    nodes = NodeTable(parse.tree)
    records = TypeRecord.kinds.flatMap { nodes[$0] }.compactMap { TypeRecord($0, in: self, at: position) }
  }

  var tree: SourceFileSyntax { parse.tree }

  /// Whether the tree is the one that its bytes have when they are parsed anew.
  var isTreeOfBytes: Bool {
    let other = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var pending = [(Syntax(tree), Syntax(other))]
    while let (node, other) = pending.popLast() {
      guard node.kind == other.kind, node.position == other.position, node.totalLength == other.totalLength else {
        return false
      }
      let (children, others) = (node.children(viewMode: .all), other.children(viewMode: .all))
      guard children.count == others.count else { return false }
      pending.append(contentsOf: zip(children, others))
    }
    return true
  }

  /// The bytes of the whole file.
  var bytes: [UInt8] { hasMark ? Encoding.mark + source.bytes : source.bytes }

  /// Where the source stops being Swift; nil where all of it parses.
  var syntaxError: (message: String, location: SourceLocation)? {
    guard tree.hasError else { return nil }
    return SyntaxErrorFinder.first(in: tree).map { ($0.message, source.location(at: $0.offset)) }
  }

  /// A node's text without the trivia around it.
  func text(_ node: some SyntaxProtocol) -> String {
    source.text(range(node))
  }

  /// The bytes of a node without the trivia around it.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func location(_ node: some SyntaxProtocol) -> SourceLocation {
    source.location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
