import SwiftSyntax

/// A member of an extension that its class calls.
struct ForwardedMember {
  let declaration: DeclSyntax
  let name: TokenSyntax
  /// The name under which the extension has the member: with the class's name, since classes below it may do the same.
  let portedName: String
  /// The class's member.
  let forwarder: String
  /// Whether the class can call it with the arguments that it gets.
  let canForward: Bool
  private let modifiers: DeclModifierListSyntax
  private let labels: [String]?

  init?(_ member: DeclSyntax, of type: String, in context: RuleContext) {
    if let method = member.as(FunctionDeclSyntax.self) {
      self.init(method, of: type, in: context)
    } else if let property = member.as(VariableDeclSyntax.self) {
      self.init(property, of: type, in: context)
    } else {
      return nil
    }
  }

  var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  /// Modifiers that go to the class's member and leave the extension's.
  var replacedModifiers: [DeclModifierSyntax] { modifiers.filter { ["override", "open"].contains($0.name.text) } }

  /// Whether a class's body overrides the member.
  func isOverridden(in record: TypeRecord) -> Bool {
    if let labels { return record.methods.contains { $0.isOverride && $0.name == name.text && $0.labels == labels } }
    return record.properties.contains { $0.modifiers.contains("override") && $0.name == name.text }
  }

  private init(_ method: FunctionDeclSyntax, of type: String, in context: RuleContext) {
    let record = MethodRecord(method, in: context.file)
    let parameters = Array(method.signature.parameterClause.parameters)
    declaration = DeclSyntax(method)
    (name, modifiers, labels) = (method.name, method.modifiers, record.labels)
    portedName = Self.portedName(record.name, of: type)
    canForward =
      method.body != nil && method.genericParameterClause == nil && !parameters.contains { $0.ellipsis != nil }
    let arguments = zip(parameters, record.labels).map { parameter, label in
      let value = (parameter.type.is(AttributedTypeSyntax.self) && OneLine.text(of: parameter.type).hasPrefix("inout ") ? "&" : "")
        + (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? value : "\(parameter.firstName.text): \(value)"
    }
    let effects = method.signature.effectSpecifiers
    let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let call = "\(marks)\(portedName)(\(arguments.joined(separator: ", ")))"
    let head = Self.head(method.attributes, method.modifiers) + "func \(method.name.text)\(OneLine.text(of: method.signature))"
    forwarder = head + " { \(record.result == nil ? "" : "return ")\(call) }"
  }

  private init?(_ property: VariableDeclSyntax, of type: String, in context: RuleContext) {
    guard let binding = property.bindings.first, let block = binding.accessorBlock,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation
    else { return nil }
    declaration = DeclSyntax(property)
    (name, modifiers, labels) = (pattern.identifier, property.modifiers, nil)
    portedName = Self.portedName(pattern.identifier.text.withoutBackticks, of: type)
    let kinds = block.accessors.as(AccessorDeclListSyntax.self)?.map(\.accessorSpecifier.text) ?? ["get"]
    canForward = property.bindings.count == 1 && kinds.allSatisfy { ["get", "set"].contains($0) }
    let accessors =
      kinds.contains("set") ? "{ get { \(portedName) } set { \(portedName) = newValue } }" : "{ return \(portedName) }"
    forwarder =
      Self.head(property.attributes, property.modifiers)
      + "var \(pattern.identifier.text): \(OneLine.text(of: annotation.type)) \(accessors)"
  }

  private static func portedName(_ name: String, of type: String) -> String {
    "ported_\(type.split(separator: ".").joined(separator: "_"))_\(name)"
  }

  /// The attributes and modifiers of the class's member.
  private static func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    let kept = attributes.plain.filter { attribute in
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
      return ["discardableResult", "available", "MainActor"].contains(name)
    }
    let words = kept.map { OneLine.text(of: $0) } + modifiers.filter { $0.name.text != "dynamic" }.map { OneLine.text(of: $0) }
    return words.map { $0 + " " }.joined()
  }
}
