import SwiftSyntax

/// A member of an extension that its class calls.
struct ForwardedMember {
  let declaration: DeclSyntax
  let name: TokenSyntax
  /// The name under which the extension has the member: with the class's name, since classes below it may do the same.
  let portedName: String
  /// Whether the class can call it with the arguments that it gets.
  let canForward: Bool
  private let attributes: AttributeListSyntax
  private let modifiers: DeclModifierListSyntax
  let labels: [String]?
  /// `return`, `try` and `await`, as the call needs them.
  private let callMarks: String
  private let isSettable: Bool
  /// The only observer of a property that has one; nil for other members.
  private let observer: AccessorDeclSyntax?

  init?(_ member: DeclSyntax, of type: String, in context: RuleContext) {
    if let method = member.as(FunctionDeclSyntax.self) {
      self.init(method, of: type, in: context)
    } else if let property = member.as(VariableDeclSyntax.self) {
      self.init(property, of: type, in: context)
    } else {
      return nil
    }
  }

  /// The class's member, on one line.
  var forwarder: String {
    guard let observer else { return "\(head)\(signature) \(body(calling: [], otherwise: portedName))" }
    let kind = observer.accessorSpecifier.text
    return "\(head)\(signature) { \(kind) { \(portedName)(\(Self.value(of: kind))) } }"
  }

  /// Makes the extension's property with an observer a method, which gets the observer's value.
  func becomeMethod(in context: inout RuleContext) {
    guard let observer, let property = declaration.as(VariableDeclSyntax.self),
      let annotation = property.bindings.first?.typeAnnotation,
      let end = annotation.type.lastToken(viewMode: .sourceAccurate)
    else { return }
    let parameter = observer.parameters?.name.text ?? Self.value(of: observer.accessorSpecifier.text)
    context.replace(property.bindingSpecifier, with: "func")
    context.replace(annotation.colon, with: "(_ \(parameter):")
    context.insert(")", after: end)
    context.replace(observer.accessorSpecifier, with: "do")
    if let parameters = observer.parameters { context.replace(parameters, with: "") }
  }

  private static func value(of observer: String) -> String { observer == "didSet" ? "oldValue" : "newValue" }

  var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  var isTypeMember: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }

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
    (name, attributes, modifiers, labels) = (method.name, method.attributes, method.modifiers, record.labels)
    portedName = Self.portedName(record.name, of: type)
    canForward =
      method.body != nil && method.genericParameterClause == nil && !parameters.contains { $0.ellipsis != nil }
    let effects = method.signature.effectSpecifiers
    let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    callMarks = (record.result == nil ? "" : "return ") + marks
    (isSettable, observer) = (false, nil)
  }

  private init?(_ property: VariableDeclSyntax, of type: String, in context: RuleContext) {
    guard let binding = property.bindings.first, let block = binding.accessorBlock,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.typeAnnotation != nil
    else { return nil }
    declaration = DeclSyntax(property)
    (name, attributes, modifiers, labels) = (pattern.identifier, property.attributes, property.modifiers, nil)
    let accessors = block.accessors.as(AccessorDeclListSyntax.self).map(Array.init) ?? []
    let kinds = accessors.isEmpty ? ["get"] : accessors.map(\.accessorSpecifier.text)
    let only = kinds == ["didSet"] || kinds == ["willSet"] ? accessors[0] : nil
    observer = only
    let ported = Self.portedName(pattern.identifier.text.withoutBackticks, of: type)
    portedName = only.map { ported + "_" + $0.accessorSpecifier.text } ?? ported
    let isForwarded =
      only.map { !Self.sets(pattern.identifier.text, in: $0) } ?? kinds.allSatisfy { ["get", "set"].contains($0) }
    canForward = property.bindings.count == 1 && isForwarded
    (callMarks, isSettable) = ("return ", kinds.contains("set"))
  }

  /// Whether an observer sets its own property, which calls no observer there, and would from a method.
  private static func sets(_ name: String, in observer: AccessorDeclSyntax) -> Bool {
    let texts = observer.tokens(viewMode: .sourceAccurate).map(\.text)
    return zip(texts, texts.dropFirst()).contains { $0 == name && $1.hasSuffix("=") && $1 != "==" && $1 != "!=" }
  }

  /// Attributes and modifiers of the class's member.
  var head: String { Self.head(attributes, modifiers, in: Syntax(declaration)) }

  /// The name and type of the class's member.
  var signature: String {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      let parameters = method.signature.parameterClause.parameters
      let clause = parameters.enumerated().map { Self.parameter($1, at: $0) }.joined(separator: ", ")
      let effects = method.signature.effectSpecifiers.map { OneLine.text(of: $0) }
      let rest = [effects, method.signature.returnClause.map { OneLine.text(of: $0) }]
      return (["func \(name.text)(\(clause))"] + rest.compactMap { $0 }).joined(separator: " ")
    }
    let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    return "var \(name.text)" + (type.map { ": " + OneLine.text(of: $0) } ?? "")
  }

  /// The arguments with which the class's member is called; empty for a property.
  private var arguments: String {
    guard let parameters = declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters else {
      return ""
    }
    return "(" + parameters.enumerated().map { Self.argument($1, at: $0) }.joined(separator: ", ") + ")"
  }

  /// The body of a member that calls others: those of an object's classes first, where it has them.
  func body(calling names: [(type: String, member: String)], otherwise last: String) -> String {
    let calls = names.map { "if let object = self as? \($0.type) { \(call("object." + $0.member)) }; " }
    let get = calls.joined() + (names.isEmpty ? callMarks + last + arguments : call(last))
    guard isSettable else { return "{ \(get) }" }
    let set = names.map { "if let object = self as? \($0.type) { object.\($0.member) = newValue; return }; " }.joined()
    return "{ get { \(get) } set { \(set)\(last) = newValue } }"
  }

  private func call(_ member: String) -> String {
    let text = callMarks + member + arguments
    return labels == nil || callMarks.hasPrefix("return") ? text : "return " + text
  }

  /// The argument that passes a parameter on.
  private static func argument(_ parameter: FunctionParameterSyntax, at index: Int) -> String {
    let isInout = OneLine.text(of: parameter.type).hasPrefix("inout ")
    let value = (isInout ? "&" : "") + localName(of: parameter, at: index)
    return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
  }

  /// A parameter, with a name where it has none.
  private static func parameter(_ parameter: FunctionParameterSyntax, at index: Int) -> String {
    let label = parameter.firstName.text
    let name = localName(of: parameter, at: index)
    let value = parameter.defaultValue.map { " " + OneLine.text(of: $0) } ?? ""
    return "\(label == name ? name : label + " " + name): \(OneLine.text(of: parameter.type))\(value)"
  }

  private static func localName(of parameter: FunctionParameterSyntax, at index: Int) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    return name == "_" ? "argument\(index)" : name
  }

  static func portedName(_ name: String, of type: String) -> String {
    "ported_\(type.split(separator: ".").joined(separator: "_"))_\(name)"
  }

  /// The attributes and modifiers of the class's member, with the access that its extension gives it.
  private static func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in member: Syntax
  ) -> String {
    let remaining = attributes.plain.filter { attribute in
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
      return ["discardableResult", "available", "MainActor"].contains(name)
    }
    let access = extensionAccess(of: member, with: modifiers).map { [$0] } ?? []
    let kinds = modifiers.filter { $0.name.text != "dynamic" }.map { OneLine.text(of: $0) }
    let words = remaining.map { OneLine.text(of: $0) } + access + kinds
    return words.map { $0 + " " }.joined()
  }

  /// The access that a member has from its extension; nil where it says so itself, or the extension says nothing.
  private static func extensionAccess(of member: Syntax, with modifiers: DeclModifierListSyntax) -> String? {
    let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    guard !modifiers.contains(where: { levels.contains($0.name.text) }) else { return nil }
    var current = member.parent
    while let parent = current {
      if let declaration = parent.as(ExtensionDeclSyntax.self) {
        return declaration.modifiers.first { levels.contains($0.name.text) }?.name.text
      }
      current = parent.parent
    }
    return nil
  }
}
