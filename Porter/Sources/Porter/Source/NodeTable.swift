import SwiftSyntax

/// The nodes of a tree that rules look at, by kind, in the order of the source.
///
/// The tree is walked with a stack of its own: a chain of a million calls nests a million nodes.
struct NodeTable {
  /// The kinds that a rule or the index asks for; nodes of other kinds are not collected.
  private static func index(of kind: SyntaxKind) -> Int? {
    switch kind {
    case .attribute: 0
    case .classDecl: 1
    case .declReferenceExpr: 2
    case .enumDecl: 3
    case .extensionDecl: 4
    case .forceUnwrapExpr: 5
    case .functionCallExpr: 6
    case .functionDecl: 7
    case .identifierType: 8
    case .ifConfigClause: 9
    case .importDecl: 10
    case .macroExpansionExpr: 11
    case .memberAccessExpr: 12
    case .optionalChainingExpr: 13
    case .protocolDecl: 14
    case .sequenceExpr: 15
    case .structDecl: 16
    case .variableDecl: 17
    case .actorDecl: 18
    case .identifierPattern: 19
    case .functionParameter: 20
    case .functionType: 21
    case .typeAliasDecl: 22
    default: nil
    }
  }

  private static let count = 23
  private var table: [[Syntax]]

  init(_ tree: SourceFileSyntax) {
    table = Array(repeating: [], count: Self.count)
    var pending: [Syntax] = [Syntax(tree)]
    while let node = pending.popLast() {
      let kind = node.kind
      if kind == .token { continue }
      if let index = Self.index(of: kind) { table[index].append(node) }
      let start = pending.count
      for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { pending.append(child) }
      pending[start...].reverse()
    }
  }

  /// The nodes of a kind that is collected.
  subscript(kind: SyntaxKind) -> [Syntax] {
    guard let index = Self.index(of: kind) else { preconditionFailure("\(kind) is not collected") }
    return table[index]
  }

  /// The nodes of a type.
  func all<Node: SyntaxProtocol>(_ kind: SyntaxKind, as type: Node.Type) -> [Node] {
    self[kind].compactMap { $0.as(type) }
  }
}
