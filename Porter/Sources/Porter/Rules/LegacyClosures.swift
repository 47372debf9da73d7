import SwiftSyntax

/// Closures of Swift 3 that take one `Void`.
enum LegacyClosures: PortingRule {
  static let name = "legacy-closures"
  static let reason = "Before Swift 4 a closure of one Void was called without arguments."
  static let example = RuleExample(before: "let done: ((Void) -> Void)?", after: "let done: (() -> Void)?")

  static func apply(in context: inout RuleContext) {
    for type in context.nodes(.functionType, as: FunctionTypeSyntax.self) {
      guard type.parameters.count == 1, let only = type.parameters.first, only.firstName == nil,
        ["Void", "()"].contains(context.text(only.type))
      else { continue }
      context.replace(only, with: "")
    }
  }
}
