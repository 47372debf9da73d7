import Foundation

/// Follows the output of tests: which run, which have failed, and which was last begun.
public final class TestOutput: @unchecked Sendable {
  private let lock = NSLock()
  private var running: [String] = []
  private var results: [String: Bool] = [:]

  /// An output of which nothing was read yet.
  public init() {}

  /// The results so far.
  public var counts: (passed: Int, failed: Int) {
    lock.withLock { (results.values.count { $0 }, results.values.count { !$0 }) }
  }

  /// The names of the tests that have failed, in order.
  public var failures: [String] { lock.withLock { results.filter { !$0.value }.keys.sorted() } }

  /// The tests that have begun and not ended.
  public var waiting: [String] { lock.withLock { running } }

  /// Whether a line says that a test has begun.
  @Sendable public static func isBeginning(_ line: String) -> Bool {
    event(in: line)?.word == "started"
  }

  /// The message of a run that was ended for its time: which limit was reached, and what waited.
  public func timeOut(after seconds: TimeInterval, limits: TimeLimits) -> String {
    let isTotal = limits.silence.map { limits.total <= $0 } ?? true || seconds >= limits.total
    let reason =
      isTotal
      ? "The tests have not ended in \(Int(limits.total)) s (--limit)."
      : "The tests have printed nothing for \(Int(limits.silence ?? 0)) s (--silence)."
    let waiting = waiting
    guard !waiting.isEmpty else { return reason + " No test was running." }
    // Swift Testing begins tests together: most of them wait for the one that runs.
    let names = waiting.prefix(8).joined(separator: ", ") + (waiting.count > 8 ? " and \(waiting.count - 8) more" : "")
    return reason + " Not ended: \(names). A backtrace stands above, where Swift could make one."
  }

  /// Reads a line of XCTest's or Swift Testing's output.
  public func read(_ line: String) {
    if let (name, word) = Self.event(in: line) { lock.withLock { note(name, word) } }
  }

  private func note(_ name: String, _ word: Substring) {
    switch word {
    case "started": running.append(name)
    case "passed", "failed", "skipped":
      running.removeAll { $0 == name }
      if word != "skipped" { results[name] = word == "passed" && results[name] ?? true }
    default: break
    }
  }

  /// The name of a test and its new state, from lines such as `Test Case 'A.b' passed (0.1 seconds)` and
  /// `✔ Test "c" passed after 0.1 seconds.`
  static func event(in line: String) -> (name: String, word: Substring)? {
    if line.hasPrefix("Test Case '"), let end = line.dropFirst(11).firstIndex(of: "'") {
      let name = line[line.index(line.startIndex, offsetBy: 11)..<end]
      guard let word = line[end...].dropFirst().split(separator: " ").first else { return nil }
      return (String(name), word)
    }
    guard let mark = line.range(of: " Test ") else { return nil }
    let rest = line[mark.upperBound...]
    let words: [Substring] = ["started", "passed", "failed", "skipped"]
    for word in words {
      for ending in [" \(word) after ", " \(word).", " with "] {
        guard ending != " with " || rest.contains(" \(word)"), let range = rest.range(of: ending),
          range.lowerBound > rest.startIndex
        else { continue }
        let name = rest[..<range.lowerBound]
        guard name != "run", !name.hasPrefix("run "), !name.hasPrefix("case ") else { return nil }
        return (String(name), word)
      }
    }
    return nil
  }
}
