import SwiftSyntax

/// Gives each test of Swift Testing a stage of its own; XCTest's have theirs from their class.
enum StageTraits: PortingRule {
  static let name = "stage-traits"
  static let reason = "A test has the simulator's screen and time; here each test has a stage of its own."
  static let example = RuleExample(
    before: """
      import Testing
      @Test func a() {}
      @Test("b", arguments: [1, 2]) func b(_ c: Int) {}
      """,
    after: """
      import Testing; import StagedTests
      @Test(.stage) func a() {}
      @Test("b", .stage, arguments: [1, 2]) func b(_ c: Int) {}
      """)

  static func apply(in context: inout RuleContext) {
    let imports = context.nodes(.importDecl, as: ImportDeclSyntax.self)
    guard let library = imports.first(where: { names($0) == "Testing" }) else { return }
    let tests = context.nodes(.attribute, as: AttributeSyntax.self).filter {
      ["Test", "Testing.Test"].contains(context.text($0.attributeName))
    }
    guard !tests.isEmpty else { return }
    if !imports.contains(where: { ["StagedTests", "XCTest"].contains(names($0)) }) {
      context.insert("; import StagedTests", after: library)
    }
    for test in tests { addTrait(to: test, in: &context) }
  }

  private static func names(_ declaration: ImportDeclSyntax) -> String {
    declaration.path.first?.name.text ?? ""
  }

  private static func addTrait(to test: AttributeSyntax, in context: inout RuleContext) {
    guard let left = test.leftParen else {
      return context.insert("(.stage)", after: test.attributeName)
    }
    guard case .argumentList(let arguments)? = test.arguments, let first = arguments.first else {
      return context.insert(".stage", after: left)
    }
    guard !arguments.contains(where: { context.text($0.expression) == ".stage" }) else { return }
    let isName = first.label == nil && first.expression.is(StringLiteralExprSyntax.self)
    if isName {
      context.insert(", .stage", after: first.expression)
    } else {
      context.insert(".stage, ", before: first)
    }
  }
}
