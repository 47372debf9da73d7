import Foundation
import Testing

@testable import ShadowTests

@Suite("Reports on what does not build") struct ReportTests {
  @Test(
    "The name that is missing is read from the compiler's words",
    arguments: [
      ("cannot find type 'UIMenu' in scope", "UIMenu"), ("cannot find 'make' in scope", "make"),
      ("value of type 'NSValue' has no member 'cgSize'", "NSValue.cgSize"),
      ("type 'UIView' has no member 'flip'", "UIView.flip"), ("no such module 'WebKit'", "WebKit"),
      ("cannot convert value of type 'Int' to 'String'", nil),
    ] as [(String, String?)])
  func names(message: String, name: String?) {
    #expect(MissingNames.name(in: message) == name)
  }

  @Test("A report groups missing names by whose they are, with their counts")
  func groups() throws {
    var report = RunReport(SourcePackage(name: "Deck", targets: []), ShadowPackage.Port(), modules: [])
    report.read(
      """
      /a.swift:1:1: error: cannot find type 'UIMenu' in scope
      /a.swift:2:1: error: cannot find type 'UIMenu' in scope
      /a.swift:3:1: error: value of type 'UIView' has no member 'flip'
      /b.swift:1:8: error: no such module 'Kingfisher'
      """, origins: [:])
    #expect(report.missing == ["engine": ["UIMenu": 2, "UIView.flip": 1], "third-party": ["Kingfisher": 1]])
    #expect(report.text.contains("3 errors of: engine\n  missing: UIMenu (2)\n  missing: UIView.flip (1)\n"))
  }

  @Test("A table has a row for each report, and the sum")
  func table() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/reports-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var report = RunReport(SourcePackage(name: "De|ck", targets: []), ShadowPackage.Port(), modules: [])
    (report.passed, report.failed) = (3, ["a"])
    let clean = try report.json()
    report.read("/a.swift:1:1: error: cannot find type 'UIMenu' in scope\n", origins: [:])
    let texts = ["Test Case 'A.a' passed\n" + clean, try report.json()]
    let paths = try texts.enumerated().map { number, text in
      let path = "\(folder)/\(number).json"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    let lines = try ReportTable(of: paths).text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("| package | files | engine | porter |") && lines[1].hasPrefix("| --- |"))
    #expect(lines[2] == "| De\\|ck | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 3 | 1 |")
    #expect(lines[4] == "| 2 packages, 1 without errors | 0 | 1 | 0 | 0 | 0 | 0 | 0 | 0 | 6 | 2 |")
    let bad = folder + "/bad.json"
    try Data("{}".utf8).write(to: URL(fileURLWithPath: bad))
    let error = #expect(throws: TestError.self) { try ReportTable(of: [bad]) }
    #expect(error?.description == "\(bad) is no report: run matchcut test --report json.")
  }
}
