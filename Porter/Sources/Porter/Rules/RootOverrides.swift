import SwiftSyntax

/// Lets classes that derive from `NSObject` itself have what overrides its methods on Apple's platforms.
enum RootOverrides: PortingRule {
  static let name = "root-overrides"
  static let reason =
    "Some methods of NSObject are an extension's here, so nothing overrides them; UIKit asks the classes that adopt a protocol."
  static let example = RuleExample(
    before: """
      class Proxy: NSObject { override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) } }
      class SubProxy: Proxy { override func responds(to aSelector: Selector!) -> Bool { true } }
      """,
    after: """
      class Proxy: NSObject { func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) } }
      class SubProxy: Proxy { override func responds(to aSelector: Selector!) -> Bool { true } }
      extension Proxy: UIKit.MessageReceiver {}

      """)

  /// A protocol of UIKit, and the classes of UIKit that have its methods as open members.
  struct Counterpart {
    let name: String
    let classes: Set<String>
  }

  private static let messages = Counterpart(
    name: "UIKit.MessageReceiver", classes: ["UIResponder", "UIPresentationController"])
  private static let changes = Counterpart(
    name: "UIKit.KeyValueObserver", classes: ["UIResponder", "UIGestureRecognizer", "UIPresentationController"])
  private static let awaking = Counterpart(
    name: "UIKit.InterfaceAwaking", classes: ["UIResponder", "UIGestureRecognizer", "UIBarItem", "NSLayoutConstraint"])

  /// The protocols by the methods' full names.
  static let counterparts: [String: Counterpart] = [
    "responds(to:)": messages, "conforms(to:)": messages, "forwardingTarget(for:)": messages,
    "observeValue(forKeyPath:of:change:context:)": changes, "awakeFromNib": awaking,
  ]

  static func apply(in context: inout RuleContext) {
    for declaration in context.nodes(.classDecl, as: ClassDeclSyntax.self) {
      guard let type = TypeRecord.qualifiedName(of: Syntax(declaration), in: context.file) else { continue }
      let above = context.module.ancestors(of: type, near: context.position)
      guard above.last == "NSObject" else { continue }
      var adopted: Set<String> = []
      for member in TypeRecord.members(of: declaration.memberBlock.members) {
        guard let method = member.as(FunctionDeclSyntax.self),
          let modifier = method.modifiers.first(where: { $0.name.text == "override" }),
          let counterpart = counterparts[MethodRecord(method, in: context.file).fullName],
          counterpart.classes.isDisjoint(with: above)
        else { continue }
        let record = MethodRecord(method, in: context.file)
        guard !isDeclared(record, above: above, in: context) else { continue }
        context.remove(modifier)
        adopted.insert(counterpart.name)
      }
      for name in adopted.sorted() where !isAdopted(name, above: above, in: context) {
        context.append("extension \(type): \(name) {}")
      }
    }
  }

  /// Whether one of the files' own classes above has a method.
  private static func isDeclared(_ method: MethodRecord, above: [String], in context: RuleContext) -> Bool {
    above.contains { ancestor in
      context.module.classRecord(ancestor, near: context.position) != nil
        && context.module.records(of: ancestor, near: context.position).contains { record in
          record.methods.contains { $0.fullName == method.fullName }
        }
    }
  }

  /// Whether one of the files' own classes above adopts a protocol: as they come, or once they are ported.
  private static func isAdopted(_ name: String, above: [String], in context: RuleContext) -> Bool {
    above.contains { ancestor in
      guard context.module.classRecord(ancestor, near: context.position) != nil else { return false }
      return context.module.records(of: ancestor, near: context.position).contains { record in
        record.inherited.contains(name)
          || record.methods.contains { $0.isOverride && counterparts[$0.fullName]?.name == name }
      }
    }
  }
}
