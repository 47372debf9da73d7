import SwiftSyntax

/// Writes nodes on one line, without comments.
enum OneLine {
  static func text(of node: some SyntaxProtocol) -> String {
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, text.last != " ", isSpaced(token.leadingTrivia) { text += " " }
      text += token.text
      if isSpaced(token.trailingTrivia) { text += " " }
    }
    return text.last == " " ? String(text.dropLast()) : text
  }

  /// Whether trivia separate what stands before them from what stands behind.
  private static func isSpaced(_ trivia: Trivia) -> Bool {
    !trivia.isEmpty
  }
}
