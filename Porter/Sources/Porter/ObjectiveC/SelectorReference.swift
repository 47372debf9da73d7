import SwiftSyntax

/// The method that a `#selector` names.
struct SelectorReference {
  /// The name as Objective-C spells it.
  let objectiveCName: String
  /// An expression for the unbound method; nil for a protocol's.
  let method: String?

  /// Reads the argument of `#selector`; nil where the type of the method's object is not known.
  init?(_ argument: LabeledExprSyntax, in context: RuleContext) {
    let expression = Self.reference(in: argument.expression)
    let member = expression.as(MemberAccessExprSyntax.self)
    guard let named = member?.declName ?? expression.as(DeclReferenceExprSyntax.self),
      let type = Self.type(of: member, at: argument, in: context)
    else { return nil }
    let name = named.baseName.text.withoutBackticks
    if let accessor = argument.label?.text {
      self.init(accessor: accessor, property: name, of: type)
    } else {
      let labels = named.argumentNames.map { $0.arguments.map(\.name.text) }
      self.init(method: name, labels: labels, of: type, written: context.text(named), in: context)
    }
  }

  private init?(accessor: String, property: String, of type: String) {
    switch accessor {
    case "getter":
      objectiveCName = property
      method = "{ (target: \(type)) in { () in _ = target.\(property) } }"
    case "setter":
      objectiveCName = ObjectiveCName.setter(property)
      method = "{ (target: \(type)) in { value in target.\(property) = value } }"
    default: return nil
    }
  }

  private init(method name: String, labels: [String]?, of type: String, written: String, in context: RuleContext) {
    let candidates = context.module.methods(name, of: type, near: context.position)
    let exact = candidates.first { labels == nil || $0.labels == labels }
    let found = exact ?? candidates.first
    let known = labels ?? found?.labels ?? []
    objectiveCName = found?.objectiveCName ?? ObjectiveCName.selector(baseName: name, labels: known)
    if context.module.isProtocol(type) {
      method = nil
    } else if let found, found.result != nil || found.hasEffects {
      method = Self.closure(calling: found, of: type)
    } else if let found, labels == nil {
      method = type + "." + found.fullName
    } else {
      method = type + "." + written
    }
  }

  /// A closure around a method that returns something, which selectors drop.
  private static func closure(calling method: MethodRecord, of type: String) -> String {
    let names = method.labels.indices.map { "a\($0)" }
    let parameters = zip(names, method.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
    let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    return "{ (target: \(type)) in { (\(parameters)) in _ = target.\(method.name)(\(arguments)) } }"
  }

  /// The expression without a cast and without parentheses.
  private static func reference(in expression: ExprSyntax) -> ExprSyntax {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return reference(in: first)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return reference(in: only.expression)
    }
    return expression
  }

  /// The expression without `?` and `!` behind it.
  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return unwrapped(optional.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return unwrapped(forced.expression) }
    return expression
  }

  /// The type in front of the method: written, the enclosing one, or that of a property that is written there.
  private static func type(
    of member: MemberAccessExprSyntax?, at argument: LabeledExprSyntax, in context: RuleContext
  ) -> String? {
    let enclosing = context.enclosingType(of: argument)?.name
    guard let member else { return enclosing }
    guard let base = member.base.map(unwrapped) else { return nil }
    let text = context.text(base)
    if ["self", "Self", "super"].contains(text) { return enclosing }
    if let parts = typeName(text) { return parts }
    guard base.is(DeclReferenceExprSyntax.self) || text.hasPrefix("self."), let enclosing else { return nil }
    let property = text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
    let declared = context.module.propertyType(property, of: enclosing, near: context.position)
    return declared.flatMap { typeName($0.trimmingOptional) }
  }

  /// A text that is a type's name, with those of the types around it; nil for other text.
  private static func typeName(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { part in
      (part.first?.isUppercase ?? false) && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return areNames ? text : nil
  }
}

extension String {
  /// A type as it is written without the sign of an optional.
  var trimmingOptional: String { hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self }
}
