import Foundation

/// The figures of a run, as the pages' tables show them.
struct Figures {
  private let measurements: [Measurement]

  init(_ run: BenchmarkRun) {
    measurements = run.measurements
  }

  /// The measurement of a name; throws where the run has none.
  func measurement(_ name: String) throws -> Measurement {
    guard let found = measurements.first(where: { $0.name == name }) else {
      throw BenchmarkFailure(description: "the run in out/bench.json did not measure: \(name)")
    }
    return found
  }

  /// The names that end in a suffix, without it, in the run's order.
  func names(before suffix: String) -> [String] {
    measurements.map(\.name).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }

  /// Whether the run measured something of this name.
  func has(_ name: String) -> Bool { measurements.contains { $0.name == name } }

  /// A value with its unit.
  func value(_ name: String) throws -> String {
    let found = try measurement(name)
    return "\(Self.text(found.value)) \(found.unit == "us" ? "µs" : found.unit)"
  }

  /// A value without its unit.
  func number(_ name: String) throws -> String { Self.text(try measurement(name).value) }

  /// A value over its reference; a dash where there is no reference.
  func ratio(_ name: String) throws -> String {
    try measurement(name).ratio.map { "\(Self.text($0)) ×" } ?? "–"
  }

  /// A reference over its value, for what is to be faster than its reference.
  func gain(_ name: String) throws -> String {
    try measurement(name).ratio.map { "\(Self.text(1 / $0)) ×" } ?? "–"
  }

  /// The limit of a ratio, or where there is none, of a value; a dash where nothing is promised.
  func limit(_ name: String) throws -> String {
    let found = try measurement(name)
    guard let limit = found.limit else { return "–" }
    return found.ratio == nil ? "\(Self.text(limit)) \(found.unit)" : "\(Self.text(limit)) ×"
  }

  /// Two digits, or all that stand before the point, in groups of three.
  private static func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let magnitude = value.magnitude
    if magnitude < 1 { return String(format: "%.2f", value) }
    if magnitude < 10 { return String(format: "%.1f", value) }
    // Rates have three digits that mean something.
    let unit = magnitude >= 10_000 ? 100.0 : magnitude >= 1000 ? 10 : 1
    var digits = String(Int((value / unit).rounded() * unit))
    var end = digits.endIndex
    while let comma = digits.index(end, offsetBy: -3, limitedBy: digits.startIndex), comma > digits.startIndex {
      digits.insert(",", at: comma)
      end = comma
    }
    return digits
  }
}
