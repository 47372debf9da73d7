import SwiftSyntax

/// Compares types by `==` where Objective-C's classes are objects.
enum TypeIdentity: PortingRule {
  static let name = "type-identity"
  static let reason =
    "Classes are objects in Objective-C, so === compares them; in Swift alone types are compared by ==."
  static let example = RuleExample(
    before: "let isPlain = type(of: view) === UIView.self", after: "let isPlain = type(of: view) == UIView.self")

  static func apply(in context: inout RuleContext) {
    let source = context.file.source
    if source.words.contains("description") { nameTypes(in: &context) }
    guard source.contains(anyOf: ["===", "!=="]) else { return }
    for sequence in context.nodes(.sequenceExpr, as: SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
        guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator, ["===", "!=="].contains(sign.text),
          isType(elements[index - 1], in: context) || isType(elements[index + 1], in: context)
        else { continue }
        context.replace(sign, with: sign.text == "===" ? "==" : "!=")
      }
    }
  }

  /// Names a type by itself, where Objective-C's class has a description: `type(of: card).description()`.
  private static func nameTypes(in context: inout RuleContext) {
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) where call.arguments.isEmpty {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil,
        member.declName.baseName.text == "description", let base = member.base, isType(base, in: context),
        let end = call.rightParen
      else { continue }
      context.insert("String(reflecting: ", before: base)
      context.replace(member.period, with: "")
      context.replace(member.declName, with: "")
      if let start = call.leftParen { context.replace(start, with: "") }
      context.replace(end, with: ")")
    }
  }

  /// Whether an expression is a type: `Card.self`, `type(of: card)`, or a variable that is declared as one.
  private static func isType(_ expression: ExprSyntax, in context: RuleContext) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" {
      guard let base = member.base?.as(DeclReferenceExprSyntax.self) else { return false }
      return base.baseName.text.first?.isUppercase ?? false
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return WrittenType.isTypeOf(call) }
    guard let type = WrittenType.of(expression, in: context).map(WrittenType.plain) else { return false }
    return type.hasSuffix(".Type") || ["AnyClass", "Any.Type"].contains(type)
  }
}
