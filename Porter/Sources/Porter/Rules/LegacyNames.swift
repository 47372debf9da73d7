import SwiftSyntax

/// Writes names from before Swift 4.2 as they are since.
enum LegacyNames: PortingRule {
  static let name = "legacy-names"
  static let reason =
    "Apple's headers offer names from before Swift 4.2 to old language modes alone; here there are only the new ones."
  static let example = RuleExample(
    before: "let options: UIViewAnimationOptions = .curveEaseIn; let name = Notification.Name.UIKeyboardWillShow",
    after: "let options: UIView.AnimationOptions = .curveEaseIn; let name = UIResponder.keyboardWillShowNotification")

  static func apply(in context: inout RuleContext) {
    guard context.file.source.words.contains(anyOf: words) else { return }
    var locals: Set<String>?
    for type in context.nodes(.identifierType, as: IdentifierTypeSyntax.self)
    where LegacyNameTable.all.contains(type.name.text) {
      rename(type.name, in: &context)
    }
    for reference in context.nodes(.declReferenceExpr, as: DeclReferenceExprSyntax.self)
    where LegacyNameTable.all.contains(reference.baseName.text) {
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        renameMember(access, in: &context)
      } else {
        rename(reference.baseName, in: &context)
        guard LegacyNameTable.properties[reference.baseName.text] != nil else { continue }
        let names = locals ?? localNames(in: context)
        locals = names
        if !names.contains(reference.baseName.text) { renameProperty(reference.baseName, in: &context) }
      }
    }
    for property in context.nodes(.variableDecl, as: VariableDeclSyntax.self)
    where property.modifiers.contains(where: { $0.name.text == "override" }) {
      guard let pattern = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self) else { continue }
      renameProperty(pattern.identifier, in: &context)
    }
  }

  private static let words = WordSet.HashedWords(LegacyNameTable.all)

  /// Names that a file gives to variables and parameters.
  private static func localNames(in context: RuleContext) -> Set<String> {
    let variables = context.nodes(.identifierPattern, as: IdentifierPatternSyntax.self).filter { !isOverride($0) }
    let parameters = context.nodes(.functionParameter, as: FunctionParameterSyntax.self)
    return Set(variables.map(\.identifier.text) + parameters.map { ($0.secondName ?? $0.firstName).text })
  }

  private static func isOverride(_ pattern: IdentifierPatternSyntax) -> Bool {
    let declaration = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    return declaration?.modifiers.contains { $0.name.text == "override" } ?? false
  }

  /// Renames a type, a global constant, or a function that only changed its name.
  private static func rename(_ token: TokenSyntax, in context: inout RuleContext) {
    guard let now = LegacyNameTable.types[token.text] ?? LegacyNameTable.constants[token.text],
      !context.module.declaresType(token.text), !BuildConditions.isForOlderSwift(Syntax(token))
    else { return }
    context.replace(token, with: now)
  }

  private static func renameProperty(_ token: TokenSyntax, in context: inout RuleContext) {
    guard let now = LegacyNameTable.properties[token.text], !context.module.declares(token.text),
      !BuildConditions.isForOlderSwift(Syntax(token))
    else { return }
    context.replace(token, with: now)
  }

  private static func renameMember(_ access: MemberAccessExprSyntax, in context: inout RuleContext) {
    let name = access.declName.baseName
    guard let now = LegacyNameTable.notifications[name.text] else { return renameProperty(name, in: &context) }
    guard !context.module.declares(name.text), !BuildConditions.isForOlderSwift(Syntax(access)) else { return }
    let base = access.base.map { context.text($0) } ?? ""
    guard ["", "Notification.Name", "NSNotification.Name"].contains(base) else { return }
    context.replace(access, with: now)
  }
}
