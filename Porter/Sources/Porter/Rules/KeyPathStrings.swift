import SwiftSyntax

/// Writes the string that `#keyPath` stands for.
enum KeyPathStrings: PortingRule {
  static let name = "key-path-strings"
  static let reason =
    "#keyPath is an error without Objective-C; its value is the names behind the type, joined by dots."
  static let example = RuleExample(
    before: "let path = #keyPath(UIScrollView.layer.bounds)", after: "let path = \"layer.bounds\"")

  static func apply(in context: inout RuleContext) {
    for literal in context.nodes(.macroExpansionExpr, as: MacroExpansionExprSyntax.self)
    where literal.macroName.text == "keyPath" {
      guard let argument = literal.arguments.first else { continue }
      let names = argument.expression.tokens(viewMode: .sourceAccurate).map(\.text).filter {
        $0 != "." && $0 != "?" && $0 != "!"
      }
      let isReadable = names.allSatisfy { $0.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false }
      let path = names.drop { isType($0) }.map(\.withoutBackticks)
      guard isReadable, !path.isEmpty else {
        context.reportByHand(
          literal, "This key path can't be read as names joined by dots.", remedy: "Write the key path as a string.")
        continue
      }
      context.replace(literal, with: "\"" + path.joined(separator: ".") + "\"")
    }
  }

  /// Whether a part of a key path names a type: those begin with a capital letter, or are `self`.
  private static func isType(_ name: String) -> Bool {
    name == "self" || (name.first?.isUppercase ?? false)
  }
}
