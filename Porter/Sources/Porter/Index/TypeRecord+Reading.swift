import SwiftSyntax

extension TypeRecord {
  /// The kinds of declarations that have records.
  static let kinds: [SyntaxKind] = [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl]

  /// Reads a declaration; nil for one that has no body.
  init?(_ declaration: Syntax, in file: ParsedFile, at index: Int) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let kind = Self.kind(of: declaration.kind), let name = Self.qualifiedName(of: declaration, in: file),
      group.memberBlock.rightBrace.presence == .present
    else { return nil }
    self.kind = kind
    self.name = name
    simpleName = name.lastPart
    self.file = index
    self.declaration = declaration
    inherited =
      (group.inheritanceClause?.inheritedTypes).map { types in
        types.map { Self.withoutGenericArguments(file.text($0.type)) }
      } ?? []
    hasConstraints = group.genericWhereClause != nil
    let members = Self.members(of: group.memberBlock.members)
    methods = members.compactMap { $0.as(FunctionDeclSyntax.self) }.map { MethodRecord($0, in: file) }
    properties = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { PropertyRecord.records($0, in: file) }
    rightBrace = group.memberBlock.rightBrace
  }

  /// A type's name with those of the types around it; nil outside a type.
  static func qualifiedName(of declaration: Syntax, in file: ParsedFile) -> String? {
    var (names, current): ([String], Syntax?) = ([], declaration)
    while let node = current {
      if let name = simpleName(of: node, in: file) { names.insert(name, at: 0) }
      current = node.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The name that a declaration of a type gives, or that an extension extends.
  static func simpleName(of node: Syntax, in file: ParsedFile) -> String? {
    if let named = node.as(ClassDeclSyntax.self) { return named.name.text }
    if let named = node.as(StructDeclSyntax.self) { return named.name.text }
    if let named = node.as(EnumDeclSyntax.self) { return named.name.text }
    if let named = node.as(ActorDeclSyntax.self) { return named.name.text }
    if let named = node.as(ProtocolDeclSyntax.self) { return named.name.text }
    if let named = node.as(ExtensionDeclSyntax.self) { return withoutGenericArguments(file.text(named.extendedType)) }
    return nil
  }

  static func withoutGenericArguments(_ type: String) -> String {
    String(type.prefix { $0 != "<" && $0 != " " })
  }

  private static func kind(of kind: SyntaxKind) -> Kind? {
    switch kind {
    case .classDecl: .class
    case .structDecl: .struct
    case .enumDecl: .enum
    case .actorDecl: .actor
    case .protocolDecl: .protocol
    case .extensionDecl: .extension
    default: nil
    }
  }

  /// The members of a body, those between `#if` and `#endif` as well.
  static func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard let inner = clause.elements?.as(MemberBlockItemListSyntax.self) else { return [] }
        return members(of: inner)
      }
    }
  }
}

extension String {
  /// A name without those of the enclosing types.
  var lastPart: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
