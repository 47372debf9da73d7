import Foundation

/// Writes the tables of the pages that show figures: all from one run, so that no two of them disagree.
///
/// A table stands between the lines `<!-- bench: NAME -->` and `<!-- end -->` of a page.
enum Readme {
  private static let pages = ["README.md", "Benchmarks/README.md"]

  /// Replaces the tables of the pages in a folder.
  static func write(_ run: BenchmarkRun, into folder: URL) throws {
    guard run.isComplete else {
      throw BenchmarkFailure(description: "the run in out/bench.json is not of everything: run `make bench`")
    }
    guard !run.commit.hasSuffix("-dirty"), run.commit != "unknown" else {
      throw BenchmarkFailure(
        description: "the run in out/bench.json is not of a commit: commit the sources, then run `make bench` again")
    }
    var tables = try ReadmeTables.all(Figures(run))
    tables["run"] = words(of: run)
    var missing = Set(tables.keys)
    let texts = try pages.map { page in
      let file = folder.appendingPathComponent(page)
      return (file, try text(String(contentsOf: file, encoding: .utf8), of: page, tables, &missing))
    }
    guard missing.isEmpty else {
      throw BenchmarkFailure(description: "no page has a place for \(missing.sorted().joined(separator: ", "))")
    }
    for (file, text) in texts { try text.write(to: file, atomically: true, encoding: .utf8) }
  }

  /// The text of a page with its tables replaced.
  private static func text(
    _ text: String, of page: String, _ tables: [String: String], _ missing: inout Set<String>
  ) throws -> String {
    var lines: [Substring] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<!-- end -->" {
        isInside = false
      } else if isInside {
        continue
      }
      lines.append(line)
      guard let name = line.wholeMatch(of: /<!-- bench: (.+) -->/)?.1 else { continue }
      guard let table = tables[String(name)] else {
        throw BenchmarkFailure(description: "\(page) asks for the table \(name), which there is not")
      }
      missing.remove(String(name))
      lines += ["", table[...], ""]
      isInside = true
    }
    if isInside { throw BenchmarkFailure(description: "\(page) has a table without an end") }
    return lines.joined(separator: "\n")
  }

  /// The name of a run.
  private static func words(of run: BenchmarkRun) -> String {
    """
    The figures are those of one run: `\(run.command)` at commit \(run.commit), on \(run.machine);
    \(String(format: "%.1f", run.load)) processes wanted a core in the minute before it.
    """
  }
}
