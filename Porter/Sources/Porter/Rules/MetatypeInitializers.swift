import SwiftSyntax

/// Lets a file call the initializers of UIKit's classes on types that are known at run time.
enum MetatypeInitializers: PortingRule {
  static let name = "metatype-initializers"
  static let reason =
    "In Objective-C each class has the initializers of its superclasses; here a file imports their names."
  static let example = RuleExample(
    before: "import UIKit\nfunc make<T: UIView>() -> T { T() }",
    after: "import UIKit\nfunc make<T: UIView>() -> T { T() }\n@_spi(MetatypeInitializers) import UIKit\n")

  static func apply(in context: inout RuleContext) {
    guard context.module.importsUIKit, isNeeded(in: context) else { return }
    let imports = context.nodes(.importDecl, as: ImportDeclSyntax.self)
    guard !imports.contains(where: { OneLine.text(of: $0.attributes).contains("MetatypeInitializers") }) else { return }
    context.append("@_spi(MetatypeInitializers) import UIKit")
  }

  private static func isNeeded(in context: RuleContext) -> Bool {
    let source = context.file.source
    let parameters = Set(context.nodes(.genericParameter, as: GenericParameterSyntax.self).map(\.name.text))
    let hasOwn = source.words.contains("Self")
    guard !parameters.isEmpty || hasOwn || source.count(of: ".init") > source.count(of: "super.init") else {
      return false
    }
    return context.nodes(.functionCallExpr, as: FunctionCallExprSyntax.self).contains { call in
      guard isCovered(call) else { return false }
      if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        return name == "Self" || parameters.contains(name)
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "init"
      else { return false }
      return isKnownAtRunTime(base, parameters)
    }
  }

  /// The labels of the initializers that UIKit has for such calls.
  private static let labels: Set<String> = [
    "", "frame:", "style:reuseIdentifier:", "reuseIdentifier:", "nibName:bundle:", "rootViewController:",
    "type:", "identifier:source:destination:",
  ]

  /// Whether a call has the labels of an initializer that UIKit has for types that are known at run time.
  static func isCovered(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.leftParen != nil, call.trailingClosure == nil else { return false }
    return labels.contains(call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined())
  }

  /// Whether an expression is a metatype, and no type's name; `self.init` and `super.init` are delegation.
  private static func isKnownAtRunTime(_ base: ExprSyntax, _ parameters: Set<String>) -> Bool {
    var name: String?
    if let reference = base.as(DeclReferenceExprSyntax.self) { name = reference.baseName.text }
    if let member = base.as(MemberAccessExprSyntax.self) { name = member.declName.baseName.text }
    guard let name else { return !base.is(SuperExprSyntax.self) }
    if name == "Self" || parameters.contains(name) { return true }
    if name == "self" { return base.is(DeclReferenceExprSyntax.self) && !isInInitializer(base) }
    return name.first?.isUppercase != true
  }

  private static func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current, !TypeRecord.kinds.contains(parent.kind) {
      if parent.is(InitializerDeclSyntax.self) { return true }
      current = parent.parent
    }
    return false
  }
}
