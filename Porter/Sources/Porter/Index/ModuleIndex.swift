import SwiftSyntax

/// The declarations of all files, by name.
struct ModuleIndex {
  private(set) var types: [String: [TypeRecord]] = [:]
  private(set) var subclasses: [String: [TypeRecord]] = [:]
  /// Types and extensions by the names of the members that they override.
  private(set) var overriding: [String: [TypeRecord]] = [:]
  /// Optional requirements of protocols, UIKit's and those that the files declare.
  var optional: OptionalMembers
  /// Declarations of classes by simple name.
  private var classes: [String: [TypeRecord]] = [:]
  /// The records of each file.
  private(set) var recordsOfFile: [[TypeRecord]] = []
  /// Uses of the optional requirements of the files: accesses of members of their names.
  private(set) var optionalUses: [String: [(file: Int, access: MemberAccessExprSyntax)]] = [:]
  /// The first file that uses `Bundle.module`.
  private(set) var bundleUser: Int?
  /// Whether a file imports UIKit.
  private(set) var importsUIKit = false
  private var aliases: Set<String> = []
  /// Members that are no overrides, and functions outside types.
  private var memberNames: Set<String> = []

  init(_ files: [ParsedFile], optional: OptionalMembers) {
    self.optional = optional
    importsUIKit = files.contains { file in
      file.source.words.contains("UIKit")
        && file.nodes.all(.importDecl, as: ImportDeclSyntax.self).contains { $0.path.first?.name.text == "UIKit" }
    }
    let all = files.flatMap(\.records)
    recordsOfFile = files.map(\.records)
    for record in all {
      types[record.simpleName, default: []].append(record)
      guard record.kind == .class else { continue }
      classes[record.simpleName, default: []].append(record)
      if let parent = record.inherited.first { subclasses[parent, default: []].append(record) }
    }
    for record in all where record.kind == .protocol { self.optional.add(requirementsOf: record) }
    aliases = Set(files.flatMap { $0.nodes.all(.typeAliasDecl, as: TypeAliasDeclSyntax.self) }.map(\.name.text))
    collectAccesses(in: files, of: all)
    for record in all {
      for name in record.overriddenNames { overriding[name, default: []].append(record) }
      self.optional.add(propertiesOf: record)
      memberNames.formUnion(record.methods.filter { !$0.isOverride }.map(\.name))
      memberNames.formUnion(record.properties.filter { !$0.modifiers.contains("override") }.map(\.name))
    }
  }

  /// Collects accesses of members that rules ask for.
  private mutating func collectAccesses(in files: [ParsedFile], of records: [TypeRecord]) {
    let methods = records.flatMap(\.methods).filter(\.isOptional).map(\.name)
    let names = Set(methods + records.flatMap(\.properties).filter(\.isOptional).map(\.name))
    let words = WordSet.HashedWords(names)
    for (position, file) in files.enumerated() {
      let hasNames = file.source.words.contains(anyOf: words)
      let hasBundle = file.source.words.contains("Bundle")
      guard hasNames || hasBundle && bundleUser == nil else { continue }
      for access in file.nodes.all(.memberAccessExpr, as: MemberAccessExprSyntax.self) where access.base != nil {
        let name = access.declName.baseName.text
        if names.contains(name) { optionalUses[name, default: []].append((position, access)) }
        guard name == "module", bundleUser == nil else { continue }
        let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        if base == "Bundle" { bundleUser = position }
      }
    }
  }

  /// Declarations and extensions of a type; those of a file come first.
  func records(of name: String, near file: Int) -> [TypeRecord] {
    let simple = name.lastPart
    let all = types[simple] ?? []
    return all.filter { $0.file == file } + all.filter { $0.file != file }
  }

  /// The declaration of a class; nil where the files have none, or several none of which is in the file.
  func classRecord(_ name: String, near file: Int) -> TypeRecord? {
    let simple = name.lastPart
    guard let all = classes[simple] else { return nil }
    let found = simple == name ? all : all.filter { $0.name == name }
    return found.count == 1 ? found[0] : found.first { $0.file == file }
  }

  /// A type's methods of a base name, its own first, then those of the classes above it.
  func methods(_ baseName: String, of type: String, near file: Int) -> [MethodRecord] {
    var (found, current, seen): ([MethodRecord], String?, Set<String>) = ([], type, [])
    while let name = current, seen.insert(name).inserted {
      let records = records(of: name, near: file)
      found += records.flatMap(\.methods).filter { $0.name == baseName }
      current = records.first { $0.kind == .class }?.inherited.first
    }
    return found
  }

  /// The written type of a property of a type or of a class above it.
  func propertyType(_ property: String, of type: String, near file: Int) -> String? {
    var (current, seen): (String?, Set<String>) = (type, [])
    while let name = current, seen.insert(name).inserted {
      let records = records(of: name, near: file)
      let found = records.flatMap(\.properties).first { $0.name == property }
      if let found { return found.type }
      current = records.first { $0.kind == .class }?.inherited.first
    }
    return nil
  }

  /// Whether a member overrides another, or may be overridden by one of its name.
  func mayOverride(_ member: DeclSyntax) -> Bool {
    let modifiers = member.as(FunctionDeclSyntax.self)?.modifiers ?? member.as(VariableDeclSyntax.self)?.modifiers
    if modifiers?.contains(where: { $0.name.text == "override" }) ?? false { return true }
    return Self.name(of: member).map { overriding[$0] != nil } ?? false
  }

  /// Whether the files declare a member of a member's name that overrides none.
  func declares(_ member: DeclSyntax) -> Bool { Self.name(of: member).map(declares) ?? false }

  private static func name(of member: DeclSyntax) -> String? {
    let pattern = member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    return (member.as(FunctionDeclSyntax.self)?.name.text ?? pattern?.identifier.text)?.withoutBackticks
  }

  /// Whether the files declare a type of a name; extensions do not.
  func declaresType(_ name: String) -> Bool {
    aliases.contains(name) || (types[name] ?? []).contains { $0.kind != .extension }
  }

  /// Whether the files declare a member of a name.
  func declares(_ member: String) -> Bool {
    memberNames.contains(member)
  }

  /// The classes above a type, the nearest first: the files' own, then UIKit's.
  func ancestors(of type: String, near file: Int) -> [String] {
    var (found, current): ([String], String) = ([], type)
    while true {
      let own = classRecord(current, near: file).map { $0.inherited.first } ?? FrameworkClasses.superclass[current]
      guard let parent = own, !found.contains(parent), parent != type else { return found }
      found.append(parent)
      current = parent
    }
  }

  /// Whether a name is a protocol's, UIKit's or the files' own.
  func isProtocol(_ name: String) -> Bool {
    if declaresType(name) { return (types[name] ?? []).contains { $0.kind == .protocol } }
    return OptionalMembers.isFrameworkProtocol(name)
  }
}
