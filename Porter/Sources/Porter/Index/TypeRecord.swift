import SwiftSyntax

/// A type's declaration, or one of its extensions.
struct TypeRecord {
  enum Kind { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  let kind: Kind
  /// The name with those of the enclosing types, such as `Deck.Card`.
  let name: String
  /// The name without those of the enclosing types.
  let simpleName: String
  /// The position of its file in the module.
  let file: Int
  /// The types and protocols behind the colon, without generic arguments.
  let inherited: [String]
  let hasConstraints: Bool
  let methods: [MethodRecord]
  let properties: [PropertyRecord]
  /// The brace that ends its body.
  let rightBrace: TokenSyntax
  let declaration: Syntax

  /// The names of the members that it overrides.
  var overriddenNames: Set<String> {
    let properties = properties.filter { $0.modifiers.contains("override") }
    return Set(methods.filter(\.isOverride).map(\.name) + properties.map(\.name))
  }
}
