import SwiftSyntax

/// Strips the attribute that starts an app.
enum ApplicationEntry: PortingRule {
  static let name = "application-entry"
  static let reason =
    "The stage starts the app; @UIApplicationMain would ask for a second entry point, and is an error on Linux."
  static let example = RuleExample(
    before: "@UIApplicationMain class AppDelegate {}", after: "class AppDelegate {}")

  static func apply(in context: inout RuleContext) {
    for attribute in context.nodes(.attribute, as: AttributeSyntax.self) {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { continue }
      if name == "UIApplicationMain" { context.remove(attribute) }
    }
  }
}
