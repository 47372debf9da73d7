import SwiftSyntax

/// Strips the attributes that put declarations before Objective-C.
enum ObjectiveCAttributes: PortingRule {
  static let name = "objective-c-attributes"
  static let reason = "Objective-C attributes are errors where there is no Objective-C runtime."
  static let example = RuleExample(
    before: "@objcMembers class Card { @objc(tap:) dynamic func tap(_ sender: AnyObject) {} }",
    after: "class Card { func tap(_ sender: AnyObject) {} }")

  private static let names: Set<String> = ["objc", "objcMembers", "nonobjc"]

  static func apply(in context: inout RuleContext) {
    for attribute in context.nodes(.attribute, as: AttributeSyntax.self) {
      guard let named = attribute.attributeName.as(IdentifierTypeSyntax.self), names.contains(named.name.text) else {
        continue
      }
      context.remove(attribute)
      if let modifier = dynamicModifier(beside: attribute) { context.remove(modifier) }
    }
  }

  /// The `dynamic` of a declaration that has the attribute: without Objective-C it means another thing.
  private static func dynamicModifier(beside attribute: AttributeSyntax) -> DeclModifierSyntax? {
    let declaration = attribute.parent?.parent
    let modifiers =
      declaration?.as(FunctionDeclSyntax.self)?.modifiers ?? declaration?.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.first { $0.name.text == "dynamic" }
  }
}
