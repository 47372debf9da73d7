import Foundation

/// A table of the reports on several packages, in Markdown.
public struct ReportTable {
  /// The members of a report that the table reads.
  private struct Report: Decodable {
    let package: String, files: Int
    let remainders: [Entry]
    let byHand: [Empty]
    let passed: Int, failed: [String]

    struct Entry: Decodable { let owner: String }
    struct Empty: Decodable {}
  }

  private let reports: [Report]

  /// A table of reports in JSON, as `--report json` prints them.
  ///
  /// - Parameter paths: the files; output before the report is passed over.
  /// - Throws: ``TestError`` where a file is no report.
  public init(of paths: [String]) throws {
    reports = try paths.map { path in
      guard let data = FileManager.default.contents(atPath: path) else { throw TestError("\(path) can't be read.") }
      // A run prints its tests before the report.
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.lastIndex(of: "{") ?? lines.startIndex
      let text = lines[start...].joined(separator: "\n")
      do {
        return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
      } catch {
        throw TestError("\(path) is no report: run matchcut test --report json.")
      }
    }
  }

  /// The table: a row for each package, the errors of each side, and the tests; the last row is the sum.
  public var text: String {
    let owners = Remainder.Owner.allCases.map(\.rawValue)
    let head = ["package", "files"] + owners + ["to change by hand", "tests passed", "failed"]
    var rows = reports.map { report in
      [report.package, "\(report.files)"] + owners.map { owner in "\(report.remainders.count { $0.owner == owner })" }
        + ["\(report.byHand.count)", "\(report.passed)", "\(report.failed.count)"]
    }
    let sums = head.indices.dropFirst().map { column in "\(rows.reduce(0) { $0 + (Int($1[column]) ?? 0) })" }
    let clean = reports.count { $0.remainders.isEmpty }
    rows.append(["\(reports.count) packages, \(clean) without errors"] + sums)
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n" }.joined()
  }
}
