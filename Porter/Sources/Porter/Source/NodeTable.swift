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
    case .genericParameter: 23
    default: nil
    }
  }

  private static let count = 24

  /// Whether nodes of a kind have no nodes below them that are collected.
  private static func isLeaf(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .declReferenceExpr, .declModifierList, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr, .superExpr, .binaryOperatorExpr, .stringSegment, .identifierPattern, .importPathComponentList:
      true
    default: false
    }
  }

  private var table: [[Syntax]]

  init(_ tree: SourceFileSyntax) {
    table = Array(repeating: [], count: Self.count)
    var pending: [(node: Syntax, kind: SyntaxKind)] = [(Syntax(tree), tree.kind)]
    while let (node, kind) = pending.popLast() {
      if let index = Self.index(of: kind) { table[index].append(node) }
      if Self.isLeaf(kind) { continue }
      var first = pending.count
      for child in node.children(viewMode: .sourceAccurate) {
        let kind = child.kind
        if kind != .token { pending.append((child, kind)) }
      }
      // The first child is looked at first. Reversing a slice would copy it.
      var last = pending.count - 1
      while first < last {
        pending.swapAt(first, last)
        (first, last) = (first + 1, last - 1)
      }
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
