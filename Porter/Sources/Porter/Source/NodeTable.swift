import SwiftSyntax

/// The nodes of a tree that rules look at, by kind, in the order of the source.
///
/// The tree is walked with a stack of its own: a chain of a million calls nests a million nodes.
struct NodeTable {
  /// The kinds that a rule or the index asks for; nodes of other kinds are not collected.
  static let kinds: Set<SyntaxKind> = [
    .attribute, .classDecl, .declReferenceExpr, .enumDecl, .extensionDecl, .forceUnwrapExpr, .functionCallExpr,
    .functionDecl, .identifierType, .ifConfigClause, .importDecl, .macroExpansionExpr, .memberAccessExpr,
    .optionalChainingExpr, .protocolDecl, .sequenceExpr, .structDecl, .variableDecl, .actorDecl, .identifierPattern,
    .functionParameter, .functionType, .typeAliasDecl,
  ]

  private var table: [SyntaxKind: [Syntax]] = [:]

  init(_ tree: SourceFileSyntax) {
    var pending: [Syntax] = [Syntax(tree)]
    while let node = pending.popLast() {
      let kind = node.kind
      if kind == .token { continue }
      if Self.kinds.contains(kind) { table[kind, default: []].append(node) }
      let start = pending.count
      for child in node.children(viewMode: .sourceAccurate) { pending.append(child) }
      pending[start...].reverse()
    }
  }

  /// The nodes of a kind.
  subscript(kind: SyntaxKind) -> [Syntax] { table[kind] ?? [] }

  /// The nodes of a type.
  func all<Node: SyntaxProtocol>(_ kind: SyntaxKind, as type: Node.Type) -> [Node] {
    self[kind].compactMap { $0.as(type) }
  }
}
