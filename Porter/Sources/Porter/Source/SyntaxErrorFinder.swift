import SwiftSyntax

/// Finds the first error of a tree: text that the grammar has no room for, or a token that is missing.
enum SyntaxErrorFinder {
  static func first(in tree: SourceFileSyntax) -> (message: String, offset: Int)? {
    var pending: [Syntax] = [Syntax(tree)]
    while let node = pending.popLast() {
      guard node.hasError else { continue }
      if let found = error(at: node) { return found }
      pending.append(contentsOf: node.children(viewMode: .all).reversed())
    }
    return nil
  }

  private static func error(at node: Syntax) -> (message: String, offset: Int)? {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if node.kind == .unexpectedNodes { return ("This text is not expected here.", offset) }
    guard let token = node.as(TokenSyntax.self) else { return nil }
    guard token.presence == .missing else { return isDamaged(token) ? ("This token is damaged.", offset) : nil }
    return token.text.isEmpty ? ("Something is missing here.", offset) : ("'\(token.text)' is missing here.", offset)
  }

  /// Whether a token is none of Swift's. White space that the compiler only warns of in old language modes is no
  /// damage.
  private static func isDamaged(_ token: TokenSyntax) -> Bool {
    guard let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error else { return false }
    return diagnostic.kind != .extraneousLeadingWhitespaceError && diagnostic.kind != .extraneousTrailingWhitespaceError
  }
}
