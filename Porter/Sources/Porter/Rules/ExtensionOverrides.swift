import SwiftSyntax

/// Makes members of extensions overridable: the class gets a line that calls the extension's member under another name.
enum ExtensionOverrides: PortingRule {
  static let name = "extension-overrides"
  static let reason =
    "Members of extensions neither override nor are overridden without Objective-C; members of the class do."
  static let example = RuleExample(
    before: """
      class Card: UIView {
      }
      extension Card {
        override func layoutSubviews() { super.layoutSubviews() }
      }
      """,
    after: """
      class Card: UIView {
      override func layoutSubviews() { ported_Card_layoutSubviews() }; }
      extension Card {
        func ported_Card_layoutSubviews() { super.layoutSubviews() }
      }
      """)

  static func apply(in context: inout RuleContext) {
    for declaration in context.nodes(.extensionDecl, as: ExtensionDeclSyntax.self) {
      guard let name = TypeRecord.qualifiedName(of: Syntax(declaration), in: context.file) else { continue }
      for member in TypeRecord.members(of: declaration.memberBlock.members) {
        guard context.module.mayOverride(member), let forwarded = ForwardedMember(member, of: name, in: context),
          !ExtensionDispatch.takes(forwarded, of: name, in: context)
        else { continue }
        guard forwarded.isOverride || isOverridden(forwarded, of: name, in: context) else { continue }
        move(forwarded, of: name, from: declaration, in: &context)
      }
    }
  }

  /// Whether a class below the extended one overrides the member.
  private static func isOverridden(_ member: ForwardedMember, of name: String, in context: RuleContext) -> Bool {
    var (pending, seen): ([String], Set<String>) = ([name], [])
    while let parent = pending.popLast() {
      guard seen.insert(parent).inserted else { continue }
      for record in context.module.subclasses[parent] ?? [] {
        // The override may stand in an extension too.
        let records = context.module.records(of: record.name, near: record.file)
        if records.contains(where: member.isOverridden) { return true }
        pending.append(record.name)
      }
    }
    return false
  }

  private static func conditions(of node: Syntax, in file: ParsedFile) -> [String] {
    BuildConditions.around(node, in: file)
  }

  private static func conditions(of owner: TypeRecord, in context: RuleContext) -> [String] {
    BuildConditions.around(owner.declaration, in: context.files[owner.file])
  }

  private static func move(
    _ member: ForwardedMember, of name: String, from declaration: ExtensionDeclSyntax, in context: inout RuleContext
  ) {
    guard let owner = context.module.classRecord(name, near: context.position) else {
      guard member.isOverride else { return }
      context.reportByHand(
        member.declaration, "This extension overrides a member of \(name), a class that is not in the tree.",
        remedy: "Write the override in a subclass, and use the subclass.", .extensionOverride)
      return
    }
    guard declaration.genericWhereClause == nil, member.canForward,
      conditions(of: Syntax(member.declaration), in: context.file) == conditions(of: owner, in: context)
    else {
      context.reportByHand(
        member.declaration, "This override stands in an extension, which needs Objective-C.",
        remedy: "Move it into the body of \(name).", .extensionOverride)
      return
    }
    for modifier in member.replacedModifiers { context.remove(modifier) }
    context.replace(member.name, with: member.portedName)
    member.becomeMethod(in: &context)
    context.insert(member: member.forwarder, into: owner)
  }
}
