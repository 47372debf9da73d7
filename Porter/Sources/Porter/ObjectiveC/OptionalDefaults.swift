import SwiftSyntax

/// Defaults for requirements that were optional.
struct OptionalDefaults {
  /// A requirement with its default.
  struct Default {
    let declaration: String
    let value: String
    /// Whether callers can't tell the default from a method that is left out.
    let isExact: Bool
  }

  private let context: RuleContext

  init(in context: RuleContext) {
    self.context = context
  }

  /// The default of a method or property; nil where its value is not known.
  func declaration(of member: DeclSyntax) -> Default? {
    if let method = member.as(FunctionDeclSyntax.self) { return declaration(of: method) }
    return member.as(VariableDeclSyntax.self).flatMap { declaration(of: $0) }
  }

  private func declaration(of method: FunctionDeclSyntax) -> Default? {
    let record = MethodRecord(method, in: context.file)
    let modifiers = record.isTypeMember ? "static " : ""
    let signature = OneLine.text(of: method.signature)
    let generics = method.genericParameterClause.map { OneLine.text(of: $0) } ?? ""
    let head = "\(modifiers)func \(method.name.text)\(generics)\(signature)"
    guard let result = record.result else { return Default(declaration: head + " {}", value: "", isExact: true) }
    let used = OptionalUses(of: record.name, in: context)
    guard let value = used.fallback ?? DefaultValues.value(of: result) else { return nil }
    return Default(declaration: "\(head) { \(value) }", value: value, isExact: used.isExact(value, for: result))
  }

  private func declaration(of property: VariableDeclSyntax) -> Default? {
    guard let binding = property.bindings.first, property.bindings.count == 1, let type = binding.typeAnnotation?.type
    else {
      return nil
    }
    let name = OneLine.text(of: binding.pattern)
    let used = OptionalUses(of: name, in: context)
    guard let value = used.fallback ?? DefaultValues.value(of: context.text(type)) else { return nil }
    let isSettable = binding.accessorBlock.map { OneLine.text(of: $0).contains("set") } ?? false
    let accessors = isSettable ? "{ get { \(value) } set {} }" : "{ \(value) }"
    return Default(
      declaration: "var \(name): \(OneLine.text(of: type)) \(accessors)", value: value,
      isExact: used.isExact(value, for: context.text(type)) && !isSettable)
  }
}
