import SwiftSyntax

/// Writes calls from before Swift 4.2 as they are since.
enum LegacyCalls: PortingRule {
  static let name = "legacy-calls"
  static let reason =
    "Methods and functions from before Swift 4.2 have other names or labels, or are initializers and methods now."
  static let example = RuleExample(
    before:
      "addChildViewController(child); child.didMove(toParentViewController: self); let i = UIEdgeInsetsMake(1, 2, 3, 4)",
    after: "addChild(child); child.didMove(toParent: self); let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)")

  private static let words = WordSet.HashedWords(LegacyCallTable.baseNames)

  static func apply(in context: inout RuleContext) {
    guard context.file.source.words.contains(anyOf: words) else { return }
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) {
      guard let name = calledName(of: call), LegacyCallTable.baseNames.contains(name.text),
        !BuildConditions.isForOlderSwift(Syntax(call))
      else { continue }
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      if let now = LegacyCallTable.methods[OptionalMembers.callName(name.text, labels)] {
        rename(name, call, to: now, in: &context)
      } else if let now = LegacyCallTable.functions[name.text], now.labels.count == labels.count,
        labels.allSatisfy({ $0 == "_" }), call.calledExpression.is(DeclReferenceExprSyntax.self)
      {
        label(name, call, as: now, in: &context)
      } else if let method = LegacyCallTable.methodsOfFirst[name.text],
        call.calledExpression.is(DeclReferenceExprSyntax.self)
      {
        makeMethod(call, method, in: &context)
      } else if let property = LegacyCallTable.propertiesOfFirst[name.text],
        call.calledExpression.is(DeclReferenceExprSyntax.self), labels == ["_"], call.trailingClosure == nil
      {
        context.replace(call.calledExpression, with: "")
        context.insert(".\(property)", after: call)
      }
    }
    for method in context.nodes(.functionDecl, as: FunctionDeclSyntax.self)
    where method.modifiers.contains(where: { $0.name.text == "override" }) {
      rename(method, in: &context)
    }
  }

  private static func calledName(of call: FunctionCallExprSyntax) -> TokenSyntax? {
    var callee = call.calledExpression
    if let chain = callee.as(OptionalChainingExprSyntax.self) { callee = chain.expression }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
  }

  /// Gives a call another name and other labels.
  private static func rename(
    _ name: TokenSyntax, _ call: FunctionCallExprSyntax, to now: LegacyCallTable.Name, in context: inout RuleContext
  ) {
    if now.name != name.text { context.replace(name, with: now.name) }
    for (argument, label) in zip(call.arguments, now.labels) {
      guard let old = argument.label, old.text != label else { continue }
      if label != "_" {
        context.replace(old, with: label)
      } else {
        context.remove(old, joins: true)
        if let colon = argument.colon { context.remove(colon, joins: true) }
      }
    }
  }

  /// Gives arguments their labels: a function became an initializer.
  private static func label(
    _ name: TokenSyntax, _ call: FunctionCallExprSyntax, as now: LegacyCallTable.Name, in context: inout RuleContext
  ) {
    guard !context.module.declaresType(name.text), !context.module.declares(name.text) else { return }
    context.replace(name, with: now.name)
    for (argument, label) in zip(call.arguments, now.labels) {
      context.insert(label + ": ", before: argument.expression)
    }
  }

  /// Makes a function's first argument the object of a method.
  private static func makeMethod(
    _ call: FunctionCallExprSyntax, _ method: LegacyCallTable.Name, in context: inout RuleContext
  ) {
    let arguments = Array(call.arguments)
    guard arguments.count == method.labels.count + 1, let first = arguments.first else { return }
    context.replace(call.calledExpression, with: "")
    guard let comma = first.trailingComma else { return context.insert(".\(method.name)()", after: call) }
    context.insert(").\(method.name)(", after: first.expression)
    context.remove(comma, joins: true)
    if let label = method.labels.first, label != "_" { context.insert(label + ": ", before: arguments[1].expression) }
  }

  private static func rename(_ method: FunctionDeclSyntax, in context: inout RuleContext) {
    let parameters = Array(method.signature.parameterClause.parameters)
    let labels = parameters.map(\.firstName.text)
    guard let now = LegacyCallTable.methods[OptionalMembers.callName(method.name.text, labels)] else { return }
    if now.name != method.name.text { context.replace(method.name, with: now.name) }
    for (parameter, label) in zip(parameters, now.labels) where parameter.firstName.text != label {
      let isAlone = parameter.secondName == nil
      context.replace(parameter.firstName, with: isAlone ? label + " " + parameter.firstName.text : label)
    }
  }
}
