import SwiftSyntax

/// Writes the initializers that colour and image literals stand for.
enum ResourceLiterals: PortingRule {
  static let name = "resource-literals"
  static let reason = "Colour and image literals need types that only Apple's compiler is told of."
  static let example = RuleExample(
    before:
      "let (a, b) = (#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1), #imageLiteral(resourceName: \"star\"))",
    after: "let (a, b) = (UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), UIImage(named: \"star\")!)")

  static func apply(in context: inout RuleContext) {
    for literal in context.nodes(.macroExpansionExpr, as: MacroExpansionExprSyntax.self) {
      switch literal.macroName.text {
      case "colorLiteral": replaceName(of: literal, with: "UIColor", in: &context)
      case "imageLiteral":
        guard let label = literal.arguments.first?.label, label.text == "resourceName", literal.arguments.count == 1
        else { continue }
        replaceName(of: literal, with: "UIImage", in: &context)
        context.replace(label, with: "named")
        context.insert("!", after: literal)
      case "fileLiteral":
        context.reportByHand(
          literal, "A file literal has no counterpart.", remedy: "Write Bundle.main.url(forResource:withExtension:).",
          .fileLiteral)
      default: continue
      }
    }
  }

  private static func replaceName(
    of literal: MacroExpansionExprSyntax, with name: String, in context: inout RuleContext
  ) {
    context.replace(literal.pound, with: "")
    context.replace(literal.macroName, with: name)
  }
}
