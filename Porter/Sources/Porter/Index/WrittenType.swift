import SwiftSyntax

/// The type of a variable, where it is written: in a declaration before its use, a parameter, or a property.
enum WrittenType {
  /// The type of an expression that is a variable, `self.variable`, or one of these behind `?` or `!`; nil where it is
  /// not written.
  static func of(_ expression: ExprSyntax, in context: RuleContext) -> String? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return of(optional.expression, in: context) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return of(forced.expression, in: context) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return nil }
      return property(member.declName.baseName.text, at: Syntax(expression), in: context)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else {
      return nil
    }
    return variable(reference.baseName.text.withoutBackticks, at: Syntax(reference), in: context)
  }

  /// The class whose metatype an expression is: of `kind: UIView.Type`, and of `type(of: view)`; nil where it is not
  /// written.
  static func metatype(_ expression: ExprSyntax, in context: RuleContext) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self), isTypeOf(call) {
      return call.arguments.first.flatMap { of($0.expression, in: context) }.map(plain)
    }
    guard let type = of(expression, in: context).map(plain), type.hasSuffix(".Type") else { return nil }
    return plain(String(type.dropLast(".Type".count)))
  }

  /// Whether a call is `type(of: …)`.
  static func isTypeOf(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
      && call.arguments.first?.label?.text == "of"
  }

  /// A type without the signs of optionals and without parentheses.
  static func plain(_ type: String) -> String {
    var text = Substring(type)
    while true {
      if let last = text.last, "?! ".contains(last) {
        text.removeLast()
      } else if text.hasPrefix("("), text.hasSuffix(")") {
        text = text.dropFirst().dropLast()
      } else if text.hasPrefix("any ") {
        text.removeFirst("any ".count)
      } else {
        return String(text)
      }
    }
  }

  /// The written type of a name in the scopes around a node, the nearest first.
  private static func variable(_ name: String, at node: Syntax, in context: RuleContext) -> String? {
    var current = node
    while let parent = current.parent {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        // The last binding before the use counts.
        for item in items.prefix(while: { $0.position < current.position }).reversed() {
          if let guarded = item.item.as(GuardStmtSyntax.self), binds(name, guarded.conditions) { return nil }
          guard let declaration = item.item.as(VariableDeclSyntax.self) else { continue }
          let record = PropertyRecord.records(declaration, in: context.file).first { $0.name == name }
          if let record { return record.type }
        }
      } else if binds(name, parent) {
        return nil
      }
      if let parameters = parameters(of: parent) {
        let found = parameters.first { ($0.secondName ?? $0.firstName).text.withoutBackticks == name }
        if let found { return context.text(found.type) }
      }
      if let closure = parent.as(ClosureExprSyntax.self), let type = parameter(name, of: closure, in: context) {
        return type.isEmpty ? nil : type
      }
      if TypeRecord.kinds.contains(parent.kind) { return property(name, at: node, in: context) }
      current = parent
    }
    return nil
  }

  /// Whether a statement gives a name to a value whose type is inferred, such as `if let name = …`.
  private static func binds(_ name: String, _ node: Syntax) -> Bool {
    if let choice = node.as(IfExprSyntax.self) { return binds(name, choice.conditions) }
    if let loop = node.as(WhileStmtSyntax.self) { return binds(name, loop.conditions) }
    if let loop = node.as(ForStmtSyntax.self) { return mentions(name, loop.pattern) }
    if let section = node.as(SwitchCaseSyntax.self) { return mentions(name, section.label) }
    return node.as(CatchClauseSyntax.self).map { mentions(name, $0.catchItems) } ?? false
  }

  private static func binds(_ name: String, _ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { condition in
      switch condition.condition {
      case .optionalBinding(let binding): mentions(name, binding.pattern)
      case .matchingPattern(let match): mentions(name, match.pattern)
      default: false
      }
    }
  }

  private static func mentions(_ name: String, _ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.text.withoutBackticks == name }
  }

  private static func parameters(of node: Syntax) -> FunctionParameterListSyntax? {
    node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? node.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
  }

  /// The type of a closure's parameter, empty where it is inferred; nil where the closure has none of the name.
  private static func parameter(
    _ name: String, of closure: ClosureExprSyntax, in context: RuleContext
  ) -> String? {
    guard let clause = closure.signature?.parameterClause else { return nil }
    if let names = clause.as(ClosureShorthandParameterListSyntax.self) {
      return names.contains { $0.name.text == name } ? "" : nil
    }
    let parameters = clause.as(ClosureParameterClauseSyntax.self)?.parameters
    let found = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
    return found.map { $0.type.map { context.text($0) } ?? "" }
  }

  private static func property(_ name: String, at node: Syntax, in context: RuleContext) -> String? {
    context.enclosingType(of: node).flatMap {
      context.module.propertyType(name, of: $0.name, near: context.position)
    }
  }
}
