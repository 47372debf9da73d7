import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes themselves, without those between `#if` and `#endif`.
  var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  func contains(attribute name: String) -> Bool {
    plain.contains { $0.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name }
  }

  /// The name that `@objc(name)` gives; nil where there is none.
  var objectiveCName: String? {
    for attribute in plain where attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "objc" {
      guard let arguments = attribute.arguments else { return nil }
      return arguments.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    }
    return nil
  }
}
