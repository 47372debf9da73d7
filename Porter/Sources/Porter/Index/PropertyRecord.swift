import SwiftSyntax

/// A property as it is declared; of several in one declaration each has a record.
struct PropertyRecord {
  let name: String
  /// The type as it is written; nil where it is inferred.
  let type: String?
  let modifiers: Set<String>
  let isObjectiveC: Bool
  let declaration: VariableDeclSyntax

  static func records(_ declaration: VariableDeclSyntax, in file: ParsedFile) -> [PropertyRecord] {
    declaration.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return PropertyRecord(
        name: pattern.identifier.text.withoutBackticks, type: binding.typeAnnotation.map { file.text($0.type) },
        modifiers: Set(declaration.modifiers.map { $0.name.text }),
        isObjectiveC: declaration.attributes.contains(attribute: "objc"), declaration: declaration)
    }
  }

  var isOptional: Bool { modifiers.contains("optional") }
}
