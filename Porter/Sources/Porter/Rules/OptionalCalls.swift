import SwiftSyntax

/// Calls optional members as the requirements that they are here.
enum OptionalCalls: PortingRule {
  static let name = "optional-calls"
  static let reason =
    "A method that may be left out is a requirement with a default here, so it is called without ? or !."
  static let example = RuleExample(
    before: "func tell(_ delegate: UIScrollViewDelegate?) { delegate?.scrollViewDidScroll?(scroll) }",
    after: "func tell(_ delegate: UIScrollViewDelegate?) { delegate?.scrollViewDidScroll(scroll) }")

  static func apply(in context: inout RuleContext) {
    let chains = context.nodes(.optionalChainingExpr, as: OptionalChainingExprSyntax.self)
    let forces = context.nodes(.forceUnwrapExpr, as: ForceUnwrapExprSyntax.self)
    guard !chains.isEmpty || !forces.isEmpty else { return }
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) { rewrite(call, in: &context) }
    for chain in chains { rewriteProperty(chain.expression, mark: chain.questionMark, in: &context) }
    for force in forces { rewriteProperty(force.expression, mark: force.exclamationMark, in: &context) }
    for chain in chains where isMarkedWindow(chain.expression) { context.replace(chain.questionMark, with: "") }
    for force in forces where isMarkedWindow(force.expression) { context.replace(force.exclamationMark, with: "") }
  }

  /// Whether an expression is `delegate.window?` or `delegate.window!`, which a second mark follows: the one optional
  /// requirement of UIKit whose value may be nil, too.
  private static func isMarkedWindow(_ expression: ExprSyntax) -> Bool {
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let member = inner?.as(MemberAccessExprSyntax.self), member.base != nil else { return false }
    return member.declName.baseName.text == "window"
  }

  private static func rewrite(_ call: FunctionCallExprSyntax, in context: inout RuleContext) {
    guard let (name, base, mark) = optionalCallee(of: call) else { return }
    var labels = call.arguments.map { $0.label?.text ?? "_" }
    if call.trailingClosure != nil { labels.append("_") }
    guard let result = context.module.optional.result(ofCall: name, labels: labels) else { return }
    context.replace(mark, with: "")
    guard mark.text == "?", !isChained(base), result == .value, isUsed(call) else { return }
    context.insert("Optional(", before: call)
    context.insert(")", after: call)
  }

  /// The name, the object and the mark of a call such as `object.name?(…)`.
  private static func optionalCallee(
    of call: FunctionCallExprSyntax
  ) -> (name: String, base: ExprSyntax, mark: TokenSyntax)? {
    let (callee, mark): (ExprSyntax, TokenSyntax)
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (callee, mark) = (chain.expression, chain.questionMark)
    } else if let force = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (callee, mark) = (force.expression, force.exclamationMark)
    } else {
      return nil
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    return (member.declName.baseName.text.withoutBackticks, base, mark)
  }

  /// Whether an object is nil for the whole chain already.
  private static func isChained(_ base: ExprSyntax) -> Bool {
    var current = base
    while true {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      if let member = current.as(MemberAccessExprSyntax.self), let inner = member.base {
        current = inner
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let force = current.as(ForceUnwrapExprSyntax.self) {
        current = force.expression
      } else {
        return false
      }
    }
  }

  /// Whether something is done with the result that needs an optional: a condition, or an operator.
  private static func isUsed(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    return [.initializerClause, .exprList, .memberAccessExpr, .optionalChainingExpr].contains(parent.kind)
  }

  /// Drops the mark behind an optional requirement that is a property, unless other properties of that name may be nil.
  private static func rewriteProperty(_ expression: ExprSyntax, mark: TokenSyntax, in context: inout RuleContext) {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil else { return }
    let (name, optional) = (member.declName.baseName.text, context.module.optional)
    guard optional.properties.contains(name), !optional.otherProperties.contains(name) else { return }
    context.replace(mark, with: "")
  }
}
