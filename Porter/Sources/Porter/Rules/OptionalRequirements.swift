import SwiftSyntax

/// Makes optional requirements of the owner's protocols ordinary ones, with defaults in an extension.
enum OptionalRequirements: PortingRule {
  static let name = "optional-requirements"
  static let reason = "Optional requirements need Objective-C; a requirement with a default may be left out as well."
  static let example = RuleExample(
    before: "@objc protocol DeckDelegate { @objc optional func didOpen(_ index: Int) }",
    after: """
      protocol DeckDelegate: AnyObject { func didOpen(_ index: Int) }
      extension DeckDelegate { func didOpen(_ index: Int) {} }

      """)

  static func apply(in context: inout RuleContext) {
    for declaration in context.nodes(.protocolDecl, as: ProtocolDeclSyntax.self) {
      for member in TypeRecord.members(of: declaration.memberBlock.members) {
        guard let modifier = optionalModifier(of: member) else { continue }
        context.remove(modifier)
        appendDefault(of: member, in: declaration, in: &context)
      }
    }
  }

  private static func optionalModifier(of member: DeclSyntax) -> DeclModifierSyntax? {
    let modifiers = member.as(FunctionDeclSyntax.self)?.modifiers ?? member.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.first { $0.name.text == "optional" }
  }

  private static func appendDefault(
    of member: DeclSyntax, in declaration: ProtocolDeclSyntax, in context: inout RuleContext
  ) {
    let defaults = OptionalDefaults(in: context)
    guard let text = defaults.declaration(of: member) else {
      context.reportByHand(
        member, "No default is known for this optional requirement's result.",
        remedy: "Write an extension of the protocol that implements it, or implement it in each adopting class.",
        .optionalResult)
      return
    }
    if !text.isExact {
      context.note(
        member, "Where a class leaves this out, callers get \(text.value) in place of nil.")
    }
    let name = TypeRecord.qualifiedName(of: Syntax(declaration), in: context.file) ?? declaration.name.text
    let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let conditions = BuildConditions.around(Syntax(member), in: context.file)
    let text1 = "extension \(name) { \(access)\(text.declaration) }"
    context.append(
      (conditions.map { "#if \($0)" } + [text1] + conditions.map { _ in "#endif" }).joined(separator: "\n"))
  }
}
