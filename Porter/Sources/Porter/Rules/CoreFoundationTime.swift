import SwiftSyntax

/// Writes Core Foundation's time as Foundation's.
enum CoreFoundationTime: PortingRule {
  static let name = "core-foundation-time"
  static let reason = "Core Foundation's names are not in Foundation here; its time is that of Date."
  static let example = RuleExample(
    before: "let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()",
    after: "let start: TimeInterval = Date().timeIntervalSinceReferenceDate")

  private static let (type, function) = ("CFAbsoluteTime", "CFAbsoluteTimeGetCurrent")
  private static let words = WordSet.HashedWords([type, function])

  static func apply(in context: inout RuleContext) {
    guard context.file.source.words.contains(anyOf: words) else { return }
    for named in context.nodes(.identifierType, as: IdentifierTypeSyntax.self)
    where named.name.text == type && !context.module.declaresType(type) {
      context.replace(named, with: "TimeInterval")
    }
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) where call.arguments.isEmpty {
      guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == function,
        !context.module.declares(function)
      else { continue }
      context.replace(call, with: "Date().timeIntervalSinceReferenceDate")
    }
  }
}
