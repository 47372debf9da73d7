import SwiftSyntax

/// Lets the methods around tests reach what their class has on the main actor.
enum TestIsolation: PortingRule {
  static let name = "test-isolation"
  static let reason = "XCTest's methods are of no actor here, so overrides of them can't use what the main actor has."
  static let example = RuleExample(
    before: """
      @MainActor class CardTests: XCTestCase {
        override func setUp() { card = Card() }
      }
      """,
    after: """
      @MainActor class CardTests: XCTestCase {
        override func setUp() { MainActor.assumeIsolated { card = Card() } }
      }
      """)

  /// XCTest's methods around a test, and whether they throw.
  private static let methods: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest",
  ]

  static func apply(in context: inout RuleContext) {
    for function in context.nodes(.functionDecl, as: FunctionDeclSyntax.self)
    where methods.contains(function.name.text) && function.isOverrideOfNoType {
      let effects = function.signature.effectSpecifiers
      guard effects?.asyncSpecifier == nil, let body = function.body, !isWrapped(body),
        let type = context.enclosingType(of: function)?.declaration.as(ClassDeclSyntax.self),
        isTestCase(type.name.text, in: context)
      else { continue }
      let own = function.attributes.first { context.text($0) == "@MainActor" }
      guard own != nil || isOnMainActor(type.name.text, in: context) else { continue }
      if let own { context.remove(own) }
      let call = effects?.throwsClause == nil ? "" : "try "
      context.insert(" \(call)MainActor.assumeIsolated {", after: body.leftBrace)
      context.insert("} ", before: body.rightBrace)
    }
  }

  private static func isWrapped(_ body: CodeBlockSyntax) -> Bool {
    guard body.statements.count == 1, let only = body.statements.first?.item else { return false }
    let call =
      only.as(TryExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self) ?? only.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "MainActor.assumeIsolated"
  }

  private static func isTestCase(_ type: String, in context: RuleContext) -> Bool {
    context.module.ancestors(of: type, near: context.position).contains("XCTestCase")
  }

  /// Whether the class or one above it is isolated to the main actor.
  private static func isOnMainActor(_ type: String, in context: RuleContext) -> Bool {
    ([type] + context.module.ancestors(of: type, near: context.position)).contains { name in
      let record = context.module.classRecord(name, near: context.position)
      let attributes = record?.declaration.as(ClassDeclSyntax.self)?.attributes
      return attributes?.contains { $0.trimmedDescription == "@MainActor" } ?? false
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether it overrides a method of instances.
  fileprivate var isOverrideOfNoType: Bool {
    let names = modifiers.map(\.name.text)
    return names.contains("override") && !names.contains("class") && !names.contains("static")
  }
}
