import Foundation

/// The tables of the documentation about effects, and the sources that they are about.
enum EffectTable {
  /// A row: its cells, and what is in backquotes in each.
  struct Row {
    let cells: [String]

    func names(in cell: Int) -> [String] {
      cells[cell].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The statements of the specification that a cell names.
    func statements(in cell: Int) -> Set<String> { EffectTable.statements(in: cells[cell]) }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rows of the table whose first cell of the head says what it is about.
  static func rows(about head: String) throws -> [Row] {
    let text = try String(contentsOf: root.appendingPathComponent("Documentation/Effects.md"), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("| \(head) |") }) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      return Row(cells: cells.map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  static func statements(in text: String) -> Set<String> {
    Set(text.matches(of: /E-\d+/).map { String($0.output) })
  }

  /// A file below a folder; nil for none.
  static func text(of file: String, below folder: String) -> String? {
    let place = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    guard let path = paths.first(where: { $0.hasSuffix("/\(file).swift") || $0 == "\(file).swift" }) else { return nil }
    return try? String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
  }

  /// The public types below a folder that derive from others, by file: each with what its declaration says after the name.
  static func types(below folder: String, deriving bases: [String]) -> [String] {
    let place = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.flatMap { path -> [String] in
      let text = (try? String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)) ?? ""
      return text.matches(of: /public (?:final class|struct) (\w+): (\w+)/)
        .filter { bases.contains(String($0.output.2)) }.map { String($0.output.1) }
    }
  }

  /// What can be set or asked of a public type's effect, from its source: its public stored properties.
  static func properties(of source: String) -> Set<String> {
    Set(
      source.components(separatedBy: "\n")
        // Neither what is computed nor views of the effect's own.
        .filter { (!$0.contains("{") || $0.contains("=")) && !$0.contains("UIView(") }
        .compactMap { $0.firstMatch(of: /^  public (?:var|let) (\w+)/).map { String($0.output.1) } })
  }
}
