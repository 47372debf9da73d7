import SwiftParser
import SwiftSyntax

/// A source file with its syntax tree and the nodes that rules look at.
struct ParsedFile {
  /// The path inside the tree, with slashes.
  let path: String
  /// The bytes behind the byte order mark.
  let source: SourceText
  let hasMark: Bool
  let tree: SourceFileSyntax
  let nodes: NodeTable

  init(path: String, bytes: [UInt8]) {
    self.path = path
    hasMark = bytes.starts(with: Encoding.mark)
    let body = hasMark ? Array(bytes.dropFirst(Encoding.mark.count)) : bytes
    source = SourceText(body)
    tree = body.withUnsafeBufferPointer { Parser.parse(source: $0) }
    nodes = NodeTable(tree)
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
