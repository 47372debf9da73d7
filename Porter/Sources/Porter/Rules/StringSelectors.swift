import SwiftSyntax

/// Gives selectors that are written as strings the method of the enclosing type.
enum StringSelectors: PortingRule {
  static let name = "string-selectors"
  static let reason =
    "A selector that is a name alone is looked up by Objective-C; the method of the enclosing type is carried instead."
  static let example = RuleExample(
    before: "class Deck { func tap(_ sender: AnyObject) {}; lazy var action = Selector((\"tap:\")) }",
    after: "class Deck { func tap(_ sender: AnyObject) {}; lazy var action = Selector(\"tap:\", Deck.tap(_:)) }")

  private static let functions: Set<String> = ["Selector", "NSSelectorFromString"]
  private static let words = WordSet.HashedWords(functions)

  static func apply(in context: inout RuleContext) {
    guard context.file.source.words.contains(anyOf: words) else { return }
    for call in context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self) {
      guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        functions.contains(callee.baseName.text),
        let argument = call.arguments.first, call.arguments.count == 1, argument.label == nil,
        // A case compares names, and Swift does not look into a closure there.
        call.parent?.is(ExpressionPatternSyntax.self) != true,
        let name = SelectorReference.literal(in: argument.expression),
        let type = context.enclosingType(of: call)?.name,
        let method = SelectorReference.method(named: name, of: type, in: context)
      else { continue }
      if callee.baseName.text != "Selector" { context.replace(callee, with: "Selector") }
      context.replace(argument, with: "\"\(name)\", \(method)")
    }
  }
}
