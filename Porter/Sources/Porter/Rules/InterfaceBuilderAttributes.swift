import SwiftSyntax

/// Strips attributes of Interface Builder that need Objective-C.
enum InterfaceBuilderAttributes: PortingRule {
  static let name = "interface-builder"
  static let reason =
    "@IBOutlet is an error without Objective-C, and so is @IBAction on a method that takes other than one argument."
  static let example = RuleExample(
    before: "class Card { @IBOutlet weak var title: AnyObject?; @IBAction func close() {} }",
    after: "class Card { weak var title: AnyObject?; func close() {} }")

  static func apply(in context: inout RuleContext) {
    for attribute in context.nodes(.attribute, as: AttributeSyntax.self) {
      switch attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text {
      case "IBOutlet", "IBSegueAction": context.remove(attribute)
      case "IBAction" where !takesOneArgument(attribute): context.remove(attribute)
      default: continue
      }
    }
  }

  private static func takesOneArgument(_ attribute: AttributeSyntax) -> Bool {
    guard let method = attribute.parent?.parent?.as(FunctionDeclSyntax.self) else { return true }
    return method.signature.parameterClause.parameters.count == 1
  }
}
