import SwiftSyntax

/// Writes selectors that carry their method.
enum Selectors: PortingRule {
  static let name = "selectors"
  static let reason =
    "#selector asks the Objective-C runtime; Matchcut's Selector carries the name and the method of the enclosing type."
  static let example = RuleExample(
    before: "class Deck { @objc func tap(_ sender: AnyObject) {}; lazy var action = #selector(tap) }",
    after: "class Deck { func tap(_ sender: AnyObject) {}; lazy var action = Selector(\"tap:\", Deck.tap(_:)) }")

  static func apply(in context: inout RuleContext) {
    for literal in context.nodes(.macroExpansionExpr, as: MacroExpansionExprSyntax.self)
    where literal.macroName.text == "selector" {
      guard let argument = literal.arguments.first, literal.arguments.count == 1 else { continue }
      if let reference = SelectorReference(argument, in: context) {
        rewrite(literal, argument, reference, in: &context)
      } else {
        context.reportByHand(
          literal, "The method's type is not known from the file.",
          remedy: "Name the type: #selector(Screen.tap(_:)) in place of #selector(object.tap(_:)).", .untypedSelector)
      }
    }
  }

  private static func rewrite(
    _ literal: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax, _ reference: SelectorReference,
    in context: inout RuleContext
  ) {
    context.replace(literal.pound, with: "")
    context.replace(literal.macroName, with: "Selector")
    let name = "\"\(reference.objectiveCName)\""
    // A case compares names, and Swift does not look into a closure there.
    if literal.parent?.is(ExpressionPatternSyntax.self) == true { return context.replace(argument, with: name) }
    context.replace(argument, with: reference.method.map { name + ", " + $0 } ?? name)
    if reference.method == nil {
      context.note(
        literal,
        "A protocol's method has no implementation to carry: the selector is known by its name, "
          + "and is found in classes that adopt SelectorTable.")
    }
  }
}
