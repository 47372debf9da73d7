import Foundation
import Testing

@testable import Porter

@Suite("Reports") struct PortReportTests {
  private func report(_ name: String) throws -> PortReport {
    let folder = try TemporaryFolder("report-\(name)")
    try folder.write("import UIKit\n  let a = (b as AnyObject).count\n@objc protocol C {}\n", to: "in/a.swift")
    let tree = try SourceTree(reading: folder.path("in"))
    return PortReport(Porter.port(tree.sources), of: tree)
  }

  @Test("Text names file, line, column, kind, reason and remedy, as a compiler does")
  func text() throws {
    #expect(
      try report("text").text == """
        a.swift:2:11: by-hand: Members of AnyObject are found by Objective-C. Cast to the class or protocol that has the member. [anyobject-member]
        1 × class-protocols
        1 × objective-c-attributes
        1 files, 1 changed; 1 to change by hand, 0 not ported, 0 notes

        """)
  }

  @Test("Diagnostics are warnings at the owner's file for changes to make by hand, errors for files that do not parse")
  func diagnostics() throws {
    let folder = try TemporaryFolder("report-diagnostics")
    try folder.write("import UIKit\n  let a = (b as AnyObject).count\n", to: "in/a.swift")
    try folder.write("class A {", to: "in/b.swift")
    let tree = try SourceTree(reading: folder.path("in"))
    let report = PortReport(Porter.port(tree.sources), of: tree)
    let lines = report.diagnostics(in: tree.root).split(separator: "\n")
    let start = tree.root.path
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(start)/a.swift:2:11: warning: Members of AnyObject") == true)
    #expect(lines.last?.hasPrefix("\(start)/b.swift:") == true && lines.last?.contains(": error: ") == true)
  }

  @Test("JSON has the same in sorted keys")
  func json() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try report("json").json().utf8)) as? [String: Any])
    #expect(json.keys.sorted() == ["changedFiles", "changes", "files", "findings", "version"])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["file"] as? String == "a.swift" && finding["line"] as? Int == 2 && finding["column"] as? Int == 11)
    #expect(finding["kind"] as? String == "by-hand" && finding["rule"] as? String == "by-hand")
    #expect(finding["construct"] as? String == "anyobject-member")
    #expect(finding["page"] as? String == "Documentation/SwiftOnLinux.md#anyobject-member")
  }
}
