import SwiftSyntax

/// The values that callers use where an optional requirement is left out: those behind `??`.
struct OptionalUses {
  /// The value that all callers name; nil where they name none, or several.
  let fallback: String?
  private let allNameIt: Bool

  init(of name: String, in context: RuleContext) {
    var (values, uses): (Set<String>, Int) = ([], 0)
    for use in context.module.optionalUses[name] ?? [] {
      uses += 1
      if let value = Self.fallback(behind: Syntax(use.access), in: context.files[use.file]) { values.insert(value) }
    }
    fallback = values.count == 1 ? values.first : nil
    allNameIt = uses > 0 && values.count == 1
  }

  /// Whether a default is what callers would take themselves.
  func isExact(_ value: String, for type: String) -> Bool {
    type.isOptionalType || (allNameIt && value == fallback)
  }

  /// The literal or member behind the `??` that follows a use.
  private static func fallback(behind use: Syntax, in file: ParsedFile) -> String? {
    var current = use
    while let parent = current.parent, !parent.is(ExprListSyntax.self) {
      guard [.functionCallExpr, .optionalChainingExpr, .memberAccessExpr].contains(parent.kind) else { return nil }
      current = parent
    }
    guard let list = current.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == current.id }), index + 2 < elements.count,
      elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return nil }
    return isConstant(elements[index + 2]) ? file.text(elements[index + 2]) : nil
  }

  /// Whether an expression means the same everywhere: a literal, `.zero`, `UIColor.clear`.
  private static func isConstant(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: return true
    case .stringLiteralExpr:
      return expression.tokens(viewMode: .sourceAccurate).allSatisfy { !$0.text.contains("\n") && $0.text != "\\" }
    case .memberAccessExpr:
      guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
      guard let base = member.base else { return true }
      return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
    default: return false
    }
  }
}
