import Foundation

/// Prints measurements and writes them as JSON.
enum Report {
  /// A table with one measurement a line.
  static func table(_ measurements: [Measurement]) -> String {
    let header = ["name", "value", "unit", "reference", "ratio", "limit"]
    let rows =
      [header]
      + measurements.map {
        [
          $0.name, number($0.value), $0.unit, $0.reference.map(number) ?? "", $0.ratio.map(number) ?? "",
          $0.limit.map(number) ?? "",
        ]
      }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 || column == 2 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// Writes `bench.json` into a folder, which is made if it is missing, and returns its path.
  static func write(_ measurements: [Measurement], into folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = folder.appendingPathComponent("bench.json")
    try encoder.encode(measurements).write(to: file)
    return file.path
  }

  private static func number(_ value: Double) -> String {
    String(format: "%.3f", value)
  }
}
