import SwiftSyntax

/// Strips attributes of Interface Builder, and lists what they mark, so that nibs and storyboards find it by name.
enum InterfaceBuilderAttributes: PortingRule {
  static let name = "interface-builder"
  static let reason =
    "@IBOutlet is an error without Objective-C, which finds outlets and actions by name; a table takes its place."
  static let example = RuleExample(
    before: "class Card { @IBOutlet weak var title: AnyObject?; @IBAction func close() {} }",
    after: """
      class Card { weak var title: AnyObject?; func close() {} }
      extension Card { enum InterfaceEntries: InterfaceTable { static var properties: [InterfaceKey] { \
      [InterfaceKey("title", \\Card.title)] }; static var actions: [Selector] { [Selector("close", Card.close)] } } }

      """)

  /// The marked members of one class.
  private struct Entries {
    var properties: [String] = []
    var actions: [String] = []
    var segueActions: [String] = []
  }

  static func apply(in context: inout RuleContext) {
    var (order, entries): ([String], [String: Entries]) = ([], [:])
    for attribute in context.nodes(.attribute, as: AttributeSyntax.self) {
      guard let kind = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
        ["IBOutlet", "IBSegueAction", "IBAction", "IBInspectable"].contains(kind)
      else { continue }
      context.remove(attribute)
      guard let member = attribute.parent?.parent, let owner = listedType(around: member, in: context) else { continue }
      if entries[owner] == nil { order.append(owner) }
      if kind == "IBAction" {
        entries[owner, default: Entries()].actions += action(member, of: owner, in: context)
      } else if kind == "IBSegueAction" {
        entries[owner, default: Entries()].segueActions += segueAction(member, of: owner, in: context)
      } else {
        entries[owner, default: Entries()].properties += properties(member, of: owner)
      }
    }
    for owner in order { if let found = entries[owner] { append(found, of: owner, in: &context) } }
  }

  private static func append(_ entries: Entries, of owner: String, in context: inout RuleContext) {
    var members: [String] = []
    if !entries.properties.isEmpty {
      members.append("static var properties: [InterfaceKey] { [\(entries.properties.joined(separator: ", "))] }")
    }
    if !entries.actions.isEmpty {
      members.append("static var actions: [Selector] { [\(entries.actions.joined(separator: ", "))] }")
    }
    if !entries.segueActions.isEmpty {
      let list = entries.segueActions.joined(separator: ", ")
      members.append("static var segueActions: [InterfaceSegueAction] { [\(list)] }")
    }
    guard !members.isEmpty else { return }
    context.append(
      "extension \(owner) { enum InterfaceEntries: InterfaceTable { \(members.joined(separator: "; ")) } }")
  }

  /// The class around a member that can have a table: one that a name finds, in the file that declares it.
  ///
  /// Members under a condition, of generic classes, and in extensions in other files stay without an entry; stored
  /// properties of these are found by reflection.
  private static func listedType(around member: Syntax, in context: RuleContext) -> String? {
    guard BuildConditions.around(member, in: context.file).isEmpty,
      let name = context.enclosingType(of: member)?.name,
      let record = context.module.records(of: name, near: context.position).first(where: { $0.kind == .class }),
      record.file == context.position, let declaration = record.declaration.as(ClassDeclSyntax.self),
      declaration.genericParameterClause == nil, declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false,
      !declaration.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
      BuildConditions.around(Syntax(declaration), in: context.file).isEmpty
    else { return nil }
    return name
  }

  private static func properties(_ member: Syntax, of owner: String) -> [String] {
    guard let variable = member.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return [] }
    return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }.map {
      "InterfaceKey(\"\($0.withoutBackticks)\", \\\(owner).\($0))"
    }
  }

  private static func action(_ member: Syntax, of owner: String, in context: RuleContext) -> [String] {
    guard let method = listedMethod(member, in: context), method.result == nil, method.labels.count <= 2 else {
      return []
    }
    return ["Selector(\"\(selector(of: method))\", \(owner).\(method.fullName))"]
  }

  /// The entry of a method that makes a segue's destination: from the coder, and the sender and the identifier.
  private static func segueAction(_ member: Syntax, of owner: String, in context: RuleContext) -> [String] {
    guard let method = listedMethod(member, in: context), method.result != nil, (1...3).contains(method.labels.count)
    else { return [] }
    return ["InterfaceSegueAction(\"\(selector(of: method))\", \(owner).\(method.fullName))"]
  }

  private static func listedMethod(_ member: Syntax, in context: RuleContext) -> MethodRecord? {
    guard let function = member.as(FunctionDeclSyntax.self), function.genericParameterClause == nil else { return nil }
    let method = MethodRecord(function, in: context.file)
    return method.isTypeMember || method.hasEffects ? nil : method
  }

  private static func selector(of method: MethodRecord) -> String {
    method.objectiveCName ?? ObjectiveCName.selector(baseName: method.name, labels: method.labels)
  }
}
