import SwiftSyntax

/// The conditions of `#if` under which a declaration is compiled.
enum BuildConditions {
  /// The conditions around a node, the outermost first.
  static func around(_ node: Syntax, in file: ParsedFile) -> [String] {
    var (conditions, current): ([String], Syntax?) = ([], node)
    while let parent = current {
      if let clause = parent.as(IfConfigClauseSyntax.self), let all = clause.parent?.as(IfConfigClauseListSyntax.self) {
        conditions.insert(condition(of: clause, among: all, in: file), at: 0)
      }
      current = parent.parent
    }
    return conditions
  }

  /// Whether a node is compiled only by a Swift that is older than 5: behind the `#else` of `#if swift(>=4.2)`.
  static func isForOlderSwift(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let parent = current {
      if let clause = parent.as(IfConfigClauseSyntax.self), let all = clause.parent?.as(IfConfigClauseListSyntax.self) {
        let earlier = all.prefix { $0.id != clause.id }.compactMap(\.condition)
        if earlier.contains(where: { isNewSwift(OneLine.text(of: $0)) }) { return true }
      }
      current = parent.parent
    }
    return false
  }

  /// Whether a condition asks for a version that every Swift here has.
  private static func isNewSwift(_ condition: String) -> Bool {
    let text = condition.filter { $0 != " " }
    return ["swift(>=", "compiler(>="].contains { prefix in
      guard text.hasPrefix(prefix), text.hasSuffix(")") else { return false }
      let version = text.dropFirst(prefix.count).dropLast()
      return version.prefix { $0 != "." }.first.map { ("1"..."5").contains($0) } ?? false
    }
  }

  private static func condition(
    of clause: IfConfigClauseSyntax, among all: IfConfigClauseListSyntax, in file: ParsedFile
  ) -> String {
    let earlier = all.prefix { $0.id != clause.id }.compactMap(\.condition).map { "!(\(oneLine($0, in: file)))" }
    let own = clause.condition.map { earlier.isEmpty ? oneLine($0, in: file) : "(\(oneLine($0, in: file)))" }
    return (earlier + [own].compactMap { $0 }).joined(separator: " && ")
  }

  private static func oneLine(_ node: some SyntaxProtocol, in file: ParsedFile) -> String {
    OneLine.text(of: node)
  }
}
