import Foundation
import Porter

/// The command `matchcut-port`.
enum PortCommand {
  static let usage = """
    usage: matchcut-port DIR -o OUT [--report text|json|diagnostics]
           matchcut-port --rules
           matchcut-port --explain NAME

    Reads the Swift source in DIR, written for iOS, and writes to OUT what compiles with Matchcut's UIKit.
    --report diagnostics prints only what is left to do, as a compiler prints it.
    --explain prints the change for a name that a report has in brackets, such as anyobject-member.
    Exit code: 0 all files were ported, 1 some files were copied as they are, 2 nothing was written.

    """

  /// Runs the command; returns its exit code.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments == ["--help"] || arguments == ["-h"] {
      print(usage, terminator: "")
      return 0
    }
    if arguments == ["--rules"] {
      for rule in RuleTable.descriptions { print("\(rule.name): \(rule.reason)") }
      return 0
    }
    if arguments.first == "--explain" { return explain(arguments.dropFirst().first) }
    do {
      return try port(try PortOptions(arguments))
    } catch {
      FileHandle.standardError.write(Data("matchcut-port: \(error)\n".utf8))
      return 2
    }
  }

  /// Prints a construct's section of the page.
  private static func explain(_ name: String?) -> Int32 {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let page = try? String(contentsOf: root.appendingPathComponent(Construct.page), encoding: .utf8)
    guard let construct = Construct(rawValue: name ?? ""), let section = page.flatMap(construct.section) else {
      let known = Construct.allCases.map(\.rawValue).joined(separator: ", ")
      let reason = page == nil ? "The page \(Construct.page) is missing." : "--explain takes one of: \(known)."
      FileHandle.standardError.write(Data("matchcut-port: \(reason)\n".utf8))
      return 2
    }
    print(section, terminator: "")
    return 0
  }

  private static func port(_ options: PortOptions) throws -> Int32 {
    let tree = try SourceTree(reading: options.folder)
    let output = try OutputFolder(options.output, for: tree)
    let result = Porter.port(tree.sources)
    try output.write(result, of: tree)
    let report = PortReport(result, of: tree)
    switch options.form {
    case .text: print(report.text, terminator: "")
    case .json: print(try report.json(), terminator: "")
    case .diagnostics: print(report.diagnostics(in: tree.root), terminator: "")
    }
    return report.count(of: .unreadable) == 0 ? 0 : 1
  }
}
