import SwiftSyntax

/// Makes members that an extension gives to a class of UIKit overridable: one member chooses by the object's class.
enum ExtensionDispatch: PortingRule {
  static let name = "extension-dispatch"
  static let reason =
    "What an extension adds to a class of UIKit is not overridable without Objective-C; here it asks for the object's class."
  static let example = RuleExample(
    before: """
      extension UIViewController { @objc func open() {} }
      class Menu: UIViewController { override func open() { super.open() } }
      """,
    after: """
      extension UIViewController { func ported_UIViewController_open() {} }
      class Menu: UIViewController { func ported_Menu_open() { super.ported_UIViewController_open() } }
      extension UIViewController { func open() { if let object = self as? Menu { return object.ported_Menu_open() }; return ported_UIViewController_open() } }

      """)

  static func apply(in context: inout RuleContext) {
    for kind in [SyntaxKind.classDecl, .extensionDecl] {
      for declaration in context.file.nodes[kind] {
        guard let type = TypeRecord.qualifiedName(of: declaration, in: context.file),
          let body = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        else { continue }
        for member in TypeRecord.members(of: body) {
          guard context.module.mayOverride(member), context.module.declares(member),
            let found = ForwardedMember(member, of: type, in: context), !found.isTypeMember
          else { continue }
          if found.isOverride {
            rewriteOverride(found, of: type, in: &context)
          } else if kind == .extensionDecl, context.module.classRecord(type, near: context.position) == nil {
            rewriteRoot(found, of: type, in: &context)
          }
        }
      }
    }
  }

  /// Whether this rule, and not another, makes a member overridable.
  static func takes(_ member: ForwardedMember, of type: String, in context: RuleContext) -> Bool {
    member.isOverride && root(of: member, type, in: context) != nil
  }

  private static func rewriteOverride(_ member: ForwardedMember, of type: String, in context: inout RuleContext) {
    guard root(of: member, type, in: context) != nil else { return }
    let above = context.module.ancestors(of: type, near: context.position)
    let parent = above.first { ancestor in
      context.module.records(of: ancestor, near: context.position).contains { declares($0, member, isOverride: nil) }
    }
    for modifier in member.replacedModifiers { context.remove(modifier) }
    context.replace(member.name, with: member.portedName)
    guard let parent else { return }
    let inherited = ForwardedMember.portedName(member.name.text.withoutBackticks, of: parent)
    for access in context.nodes(.memberAccessExpr, as: MemberAccessExprSyntax.self)
    where access.base?.is(SuperExprSyntax.self) ?? false {
      guard access.declName.baseName.text == member.name.text, isInside(Syntax(access), member.declaration) else {
        continue
      }
      context.replace(access.declName.baseName, with: inherited)
    }
  }

  private static func rewriteRoot(_ member: ForwardedMember, of type: String, in context: inout RuleContext) {
    let below = overriders(of: member, type, in: context)
    guard !below.isEmpty else { return }
    guard member.canForward, BuildConditions.around(Syntax(member.declaration), in: context.file).isEmpty else {
      return context.reportByHand(
        member.declaration, "Classes below \(type) override this member of an extension, which needs Objective-C.",
        remedy: "Give \(type) a subclass that has the member, and derive the others from it.", .extensionOverride)
    }
    for modifier in member.replacedModifiers { context.remove(modifier) }
    context.replace(member.name, with: member.portedName)
    let calls = below.map { (type: $0, member: ForwardedMember.portedName(member.name.text.withoutBackticks, of: $0)) }
    let body = member.body(calling: calls, otherwise: member.portedName)
    context.append(
      "extension \(type) { \(member.head.replacing("open ", with: "public "))\(member.signature) \(body) }")
  }

  /// The class of UIKit whose extension declares what a member overrides.
  private static func root(of member: ForwardedMember, _ type: String, in context: RuleContext) -> String? {
    context.module.ancestors(of: type, near: context.position).first { ancestor in
      guard context.module.classRecord(ancestor, near: context.position) == nil else { return false }
      return context.module.records(of: ancestor, near: context.position).contains {
        declares($0, member, isOverride: false)
      }
    }
  }

  /// The classes below a type that override a member, the lowest first.
  private static func overriders(of member: ForwardedMember, _ type: String, in context: RuleContext) -> [String] {
    var found: [String: Int] = [:]
    let candidates = context.module.overriding[member.name.text.withoutBackticks] ?? []
    for record in candidates where declares(record, member, isOverride: true) {
      let above = context.module.ancestors(of: record.name, near: record.file)
      if above.contains(type) { found[record.name] = above.count }
    }
    return found.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private static func declares(_ record: TypeRecord, _ member: ForwardedMember, isOverride: Bool?) -> Bool {
    guard record.kind == .class || record.kind == .extension else { return false }
    let name = member.name.text.withoutBackticks
    guard let labels = member.labels else {
      return record.properties.contains {
        $0.name == name && (isOverride ?? $0.modifiers.contains("override")) == $0.modifiers.contains("override")
      }
    }
    return record.methods.contains {
      $0.name == name && $0.labels == labels && (isOverride ?? $0.isOverride) == $0.isOverride
    }
  }

  private static func isInside(_ node: Syntax, _ declaration: DeclSyntax) -> Bool {
    let (inner, outer) = (node.position, declaration.position..<declaration.endPosition)
    return outer.contains(inner)
  }
}
