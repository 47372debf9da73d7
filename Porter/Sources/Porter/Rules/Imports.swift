import SwiftSyntax

/// Writes the imports that Apple's umbrella headers make unnecessary, and those of submodules.
enum Imports: PortingRule {
  static let name = "imports"
  static let reason = "Frameworks have no submodules here, and no umbrella header imports UIKit into each file."
  static let example = RuleExample(
    before: "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView", after: "import UIKit\nimport UIKit")

  static func apply(in context: inout RuleContext) {
    guard SwiftUIFiles.leftOut(in: context) == nil, OtherPlatformFiles.leftOut(in: context) == nil else { return }
    let declarations = context.nodes(.importDecl, as: ImportDeclSyntax.self)
    var modules: Set<String> = []
    let unused = SwiftUIFiles.unused(in: context)
    for declaration in declarations where declaration.id != unused?.id {
      guard let first = declaration.path.first?.name else { continue }
      modules.insert(rewrite(declaration, first, in: &context))
    }
    rewriteQualifiers(in: &context)
    for module in MissingImport.parts(in: context, imported: modules) { context.append("import \(module)") }
    guard let missing = MissingImport.module(in: context, imported: modules) else { return }
    context.append("import \(missing)")
  }

  /// Names the counterpart of a module before a member of it: `Darwin.round(a)` is `Foundation.round(a)`.
  private static func rewriteQualifiers(in context: inout RuleContext) {
    guard context.file.source.words.contains(anyOf: qualifiers) else { return }
    for access in context.nodes(.memberAccessExpr, as: MemberAccessExprSyntax.self) {
      guard let base = access.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
        base.baseName.text != "XCTest", let counterpart = FrameworkTable.counterparts[base.baseName.text]
      else { continue }
      context.replace(base.baseName, with: counterpart)
    }
  }

  /// The modules whose members are named with the module.
  private static let qualifiers = WordSet.HashedWords(FrameworkTable.counterparts.keys.filter { $0 != "XCTest" })

  /// Makes an import one of a whole module that is here; returns the module.
  private static func rewrite(
    _ declaration: ImportDeclSyntax, _ first: TokenSyntax, in context: inout RuleContext
  ) -> String {
    if let framework = FrameworkTable.missing[first.text] {
      if !isLeftOut(declaration, first.text, in: context) {
        context.reportByHand(
          declaration, "The framework \(first.text) is not here.", remedy: framework, .missingFramework)
      }
      return first.text
    }
    let counterpart = FrameworkTable.counterparts[first.text]
    let module = counterpart ?? first.text
    guard counterpart != nil || FrameworkTable.whole.contains(module) else { return module }
    if counterpart != nil { context.replace(first, with: module) }
    if let kind = declaration.importKindSpecifier { context.remove(kind) }
    for (index, part) in declaration.path.enumerated() {
      if index > 0 { context.replace(part.name, with: "") }
      if let period = part.trailingPeriod { context.replace(period, with: "") }
    }
    return module
  }

  /// Whether an import stands between `#if canImport` of its own module and `#endif`.
  private static func isLeftOut(_ declaration: ImportDeclSyntax, _ module: String, in context: RuleContext) -> Bool {
    BuildConditions.around(Syntax(declaration), in: context.file).contains { condition in
      condition.contains("canImport(\(module))") && !condition.contains("!")
    }
  }
}
