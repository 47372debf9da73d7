import SwiftSyntax

/// Finds the framework that a file uses and does not import.
enum MissingImport {
  /// The module to import; nil where the file has all that it uses.
  static func module(in context: RuleContext, imported: Set<String>) -> String? {
    guard imported.isDisjoint(with: ["UIKit", "SwiftUI", "StagedTests"]) else { return nil }
    var needsFoundation = false
    for name in names(in: context) where !context.module.declaresType(name) {
      if isMissing(name, imported) { return "UIKit" }
      if FoundationNames.all.contains(name), imported.isDisjoint(with: ["Foundation", "QuartzCore", "CoreGraphics"]) {
        needsFoundation = true
      }
    }
    return needsFoundation ? "Foundation" : nil
  }

  /// The modules of Foundation's that a file uses, and does not import.
  static func parts(in context: RuleContext, imported: Set<String>) -> [String] {
    let parts = FoundationNames.parts.filter { part in
      !imported.contains(part.module) && context.file.source.words.contains(anyOf: part.words)
    }
    guard !parts.isEmpty else { return [] }
    let names = names(in: context)
    return parts.filter { part in
      names.contains { part.names.contains($0) && !context.module.declaresType($0) }
    }.map(\.module)
  }

  private static func names(in context: RuleContext) -> [String] {
    let types = context.nodes(.identifierType, as: IdentifierTypeSyntax.self).map(\.name.text)
    return types + context.nodes(.declReferenceExpr, as: DeclReferenceExprSyntax.self).map(\.baseName.text)
  }

  private static func isMissing(_ name: String, _ imported: Set<String>) -> Bool {
    if basicGeometry.contains(name) {
      return imported.isDisjoint(with: ["Foundation", "QuartzCore", "CoreGraphics"])
    }
    if others.contains(name) { return true }
    guard isFrameworkName(name) else { return false }
    if name.hasPrefix("CG") { return imported.isDisjoint(with: ["QuartzCore", "CoreGraphics"]) }
    return !name.hasPrefix("CA") || !imported.contains("QuartzCore")
  }

  /// Whether a name begins as those of UIKit, Core Animation or Core Graphics do: `UIView`, `CALayer`, `CGPath`.
  private static func isFrameworkName(_ name: String) -> Bool {
    guard ["UI", "CA", "CG"].contains(name.prefix(2)) else { return false }
    let rest = name.dropFirst(2)
    return (rest.first?.isUppercase ?? false) && rest.contains { $0.isLowercase }
  }

  /// Geometry that Foundation declares.
  private static let basicGeometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  private static let others: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSTextAlignment", "NSParagraphStyle", "NSMutableParagraphStyle",
    "NSShadow",
    "NSKeyValueObservation", "Selector", "objc_setAssociatedObject", "objc_getAssociatedObject",
    "objc_AssociationPolicy",
    "NSSelectorFromString", "NSStringFromSelector", "NSDirectionalEdgeInsets",
  ]
}
