import SwiftSyntax

extension SelectorReference {
  /// The text of a string literal without interpolations, which may stand in parentheses; nil for other expressions.
  static func literal(in expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return literal(in: only.expression)
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self), let segment = literal.segments.first,
      literal.segments.count == 1, let text = segment.as(StringSegmentSyntax.self)?.content.text,
      !text.contains("\\"), !text.contains("\n")
    else { return nil }
    return text
  }

  /// The method of a type, or of a class above it, that Objective-C calls by a name; nil where there is none.
  static func method(named name: String, of type: String, in context: RuleContext) -> String? {
    let classes = [type] + context.module.ancestors(of: type, near: context.position)
    for candidate in classes {
      let methods = context.module.records(of: candidate, near: context.position).filter { $0.kind != .protocol }
      let found = methods.flatMap(\.methods).first { method in
        !method.isTypeMember && !method.hasEffects && method.result == nil
          && (method.objectiveCName ?? ObjectiveCName.selector(baseName: method.name, labels: method.labels)) == name
      }
      if let found { return type + "." + found.fullName }
    }
    return nil
  }
}
