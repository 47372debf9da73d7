import SwiftSyntax

/// Makes Objective-C protocols class-bound, as they are by themselves there.
enum ClassProtocols: PortingRule {
  static let name = "class-protocols"
  static let reason =
    "An @objc protocol is adopted by classes alone; without the attribute it must say so, or no weak reference to it compiles."
  static let example = RuleExample(before: "@objc protocol Deck {}", after: "protocol Deck: AnyObject {}")

  static func apply(in context: inout RuleContext) {
    for declaration in context.nodes(.protocolDecl, as: ProtocolDeclSyntax.self)
    where declaration.attributes.contains(attribute: "objc") {
      guard let clause = declaration.inheritanceClause else {
        context.insert(": AnyObject", after: declaration.name)
        continue
      }
      let names = clause.inheritedTypes.map { context.text($0.type) }
      guard let first = clause.inheritedTypes.first, !names.contains(where: isClassBound) else { continue }
      context.insert("AnyObject, ", before: first)
    }
  }

  private static func isClassBound(_ name: String) -> Bool {
    ["AnyObject", "class", "NSObjectProtocol"].contains(name)
  }
}
