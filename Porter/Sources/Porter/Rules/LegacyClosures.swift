import SwiftSyntax

/// Closures of Swift 3 that take one `Void`.
enum LegacyClosures: PortingRule {
  static let name = "legacy-closures"
  static let reason = "Before Swift 4 a closure of one Void was called without arguments."
  static let example = RuleExample(
    before: "let done: ((Void) -> Void)?; dismiss(animated: true) { finished in done?() }",
    after: "let done: (() -> Void)?; dismiss(animated: true) { () in done?() }")

  /// Methods of UIKit whose last argument is a closure without arguments, with the labels before it.
  private static let methods: Set<String> = ["dismiss(animated:)", "present(_:animated:)"]
  /// Their names without labels.
  private static let baseNames: Set<String> = ["dismiss", "present"]
  private static let words = WordSet.HashedWords(baseNames)

  static func apply(in context: inout RuleContext) {
    for type in context.nodes(.functionType, as: FunctionTypeSyntax.self) {
      guard type.parameters.count == 1, let only = type.parameters.first, only.firstName == nil,
        ["Void", "()"].contains(context.text(only.type))
      else { continue }
      context.replace(only, with: "")
    }
    guard context.file.source.words.contains(anyOf: words) else { return }
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) {
      guard let closure = completion(of: call), let signature = closure.signature,
        let clause = signature.parameterClause, let name = onlyName(of: clause), !isUsed(name, in: closure)
      else { continue }
      context.replace(clause, with: "()")
    }
  }

  /// The completion of a call of one of the methods.
  private static func completion(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, baseNames.contains(name) else { return nil }
    var arguments = Array(call.arguments)
    var closure = call.trailingClosure
    if closure == nil, arguments.last?.label?.text == "completion" {
      closure = arguments.removeLast().expression.as(ClosureExprSyntax.self)
    }
    let labels = arguments.map { $0.label?.text ?? "_" }
    return methods.contains(OptionalMembers.callName(name, labels)) ? closure : nil
  }

  /// The name of a closure's one parameter; nil for none, and for several.
  private static func onlyName(of clause: ClosureSignatureSyntax.ParameterClause) -> String? {
    if case .simpleInput(let names) = clause { return names.count == 1 ? names.first?.name.text : nil }
    guard case .parameterClause(let clause) = clause, clause.parameters.count == 1 else { return nil }
    return clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
  }

  private static func isUsed(_ name: String, in closure: ClosureExprSyntax) -> Bool {
    closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == name && name != "_" }
  }
}
