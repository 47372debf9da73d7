import SwiftSyntax

/// Gives texts with attributes that are made without a string an empty one.
enum EmptyTexts: PortingRule {
  static let name = "empty-texts"
  static let reason =
    "On Apple's platforms attributed strings inherit an initializer without a string; here they have none."
  static let example = RuleExample(
    before: "let text = NSMutableAttributedString()", after: "let text = NSMutableAttributedString(string: \"\")")

  private static let classes: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]
  private static let words = WordSet.HashedWords(classes)

  static func apply(in context: inout RuleContext) {
    guard context.file.source.words.contains(anyOf: words) else { return }
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) where call.arguments.isEmpty {
      guard let start = call.leftParen, call.trailingClosure == nil, let name = className(of: call.calledExpression),
        classes.contains(name), !context.module.declaresType(name)
      else { continue }
      context.insert("string: \"\"", after: start)
    }
  }

  /// The class whose initializer is called, by its name alone or with `.init` behind it.
  private static func className(of callee: ExprSyntax) -> String? {
    if let member = callee.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "init" else { return nil }
      return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
