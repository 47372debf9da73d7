import Foundation

/// The report on a ported tree.
public struct PortReport: Sendable, Encodable {
  /// The version of the JSON form.
  public let version = 1
  /// The number of source files, and of those that were changed.
  public let files: Int, changedFiles: Int
  /// The number of changes by rule.
  public let changes: [String: Int]
  /// The findings that could not be rewritten, and notes.
  public let findings: [Entry]

  /// A finding as it is printed.
  public struct Entry: Sendable, Encodable {
    let kind: String, file: String, line: Int, column: Int, rule: String, message: String, remedy: String
    /// The construct's name on the page of all constructs, and its address; nil where the remedy is all.
    let construct: String?, page: String?

    /// The name in brackets at the end of a line: the construct's, or the rule's.
    var name: String { construct ?? rule }
  }

  /// The report on a tree and what became of it.
  public init(_ result: PortResult, of tree: SourceTree) {
    files = result.files.count
    changedFiles = zip(tree.sources, result.files).count { $0.bytes != $1.bytes }
    changes = result.changes
    findings = (tree.findings + result.findings).map { finding in
      Entry(
        kind: finding.kind.rawValue, file: finding.path, line: finding.location.line, column: finding.location.column,
        rule: finding.rule, message: finding.message, remedy: finding.remedy,
        construct: finding.construct?.rawValue, page: finding.construct?.address)
    }
  }

  /// The number of findings of a kind.
  public func count(of kind: Finding.Kind) -> Int {
    findings.count { $0.kind == kind.rawValue }
  }

  /// The report as JSON, with sorted keys.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// The findings as a compiler prints its own, so that editors and builds show them: files that were not ported are
  /// errors, changes to make by hand are warnings, and notes are left out.
  public func diagnostics(in folder: URL) -> String {
    let kinds = [Finding.Kind.unreadable.rawValue: "error", Finding.Kind.byHand.rawValue: "warning"]
    return findings.map { entry in
      guard let kind = kinds[entry.kind] else { return "" }
      let path = folder.appendingPathComponent(entry.file).path
      let message = [entry.message, entry.remedy].filter { !$0.isEmpty }.joined(separator: " ")
      return "\(path):\(entry.line):\(entry.column): \(kind): \(message) [\(entry.name)]\n"
    }.joined()
  }

  /// The report as lines in the form of a compiler's: path, line, column, kind, message.
  public var text: String {
    var lines = findings.map { entry in
      let remedy = entry.remedy.isEmpty ? "" : " " + entry.remedy
      return "\(entry.file):\(entry.line):\(entry.column): \(entry.kind): \(entry.message)\(remedy) [\(entry.name)]"
    }
    let most = changes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    lines += most.map { "\($0.value) × \($0.key)" }
    lines.append(
      "\(files) files, \(changedFiles) changed; \(count(of: .byHand)) to change by hand, \(count(of: .unreadable)) not ported, "
        + "\(count(of: .note)) notes")
    return lines.map { $0 + "\n" }.joined()
  }
}
