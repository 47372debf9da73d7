import Foundation

/// The table of a run, for people.
enum Report {
  /// A table with one measurement a line, then the measurements that are above their limit.
  static func text(_ measurements: [Measurement]) -> String {
    let over = measurements.filter(\.isOverLimit).map { "above the limit: \($0.name)" }
    return ([table(measurements)] + over).joined(separator: "\n")
  }

  private static func table(_ measurements: [Measurement]) -> String {
    let header = ["name", "value", "unit", "ratio", "limit", "reference", "beside"]
    let rows =
      [header]
      + measurements.map {
        [
          $0.name, number($0.value), $0.unit, $0.ratio.map(number) ?? "", $0.limit.map(number) ?? "",
          $0.reference.map(number) ?? "", $0.beside ?? "",
        ]
      }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return isText(header[column]) ? row[column] + padding : padding + row[column]
      }
      return cells.joined(separator: "  ").replacing(/\ +$/, with: "")
    }.joined(separator: "\n")
  }

  private static func isText(_ column: String) -> Bool { ["name", "unit", "beside"].contains(column) }

  private static func number(_ value: Double) -> String {
    String(format: "%.3f", value)
  }
}
