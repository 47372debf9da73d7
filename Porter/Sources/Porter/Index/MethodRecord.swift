import SwiftSyntax

/// A method as it is declared.
struct MethodRecord {
  let name: String
  /// The argument labels; `_` for an argument without one.
  let labels: [String]
  /// The types of the parameters as they are written.
  let parameterTypes: [String]
  /// The result's type as it is written; nil where there is none.
  let result: String?
  /// The name that `@objc(name)` gives.
  let objectiveCName: String?
  let modifiers: Set<String>
  /// Whether it suspends or throws.
  let hasEffects: Bool
  let declaration: FunctionDeclSyntax

  init(_ declaration: FunctionDeclSyntax, in file: ParsedFile) {
    self.declaration = declaration
    name = declaration.name.text.withoutBackticks
    let parameters = Array(declaration.signature.parameterClause.parameters)
    labels = parameters.map { $0.firstName.text.withoutBackticks }
    parameterTypes = parameters.map { file.text($0.type) }
    let returned = declaration.signature.returnClause.map { file.text($0.type) }
    result = returned.flatMap { ["Void", "()", "Swift.Void"].contains($0) ? nil : $0 }
    objectiveCName = declaration.attributes.objectiveCName
    modifiers = Set(declaration.modifiers.map { $0.name.text })
    hasEffects = declaration.signature.effectSpecifiers != nil
  }

  var isOptional: Bool { modifiers.contains("optional") }
  var isOverride: Bool { modifiers.contains("override") }
  var isTypeMember: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The full name, such as `tap(_:at:)`.
  var fullName: String {
    labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension String {
  /// A name as it is used: escaped names lose their backticks.
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
  }
}
