import Foundation

/// One of several parts of the tests, which run on several machines; together the parts are all tests.
public struct Shard: Equatable, Sendable {
  /// The part's number, from 1, and how many parts there are.
  public let number: Int, count: Int

  /// The part that a text such as `2/4` names.
  ///
  /// - Throws: ``TestError`` where the text is something else, or the number is not from 1 to the count.
  public init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1,
      number <= count
    else { throw TestError("--shard takes a part and the number of parts, such as 2/4, and not \(text).") }
    (self.number, self.count) = (number, count)
  }

  /// The arguments with which `swift test` passes over the suites of the other parts.
  ///
  /// - Parameter tests: the names of all tests, as `swift test list` prints them.
  public func arguments(among tests: [String]) -> [String] {
    let suites = Set(tests.compactMap(Self.suite)).sorted()
    let others = suites.enumerated().filter { $0.offset % count != number - 1 }.map(\.element)
    // A command's argument may have 128 KiB.
    return stride(from: 0, to: others.count, by: Self.suitesPerArgument).flatMap { start -> [String] in
      let some = others[start..<min(start + Self.suitesPerArgument, others.count)]
      let names = some.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
      return ["--skip", "^(\(names))(/|$)"]
    }
  }

  private static let suitesPerArgument = 200

  /// The suite of a test, `Module.Suite`, or a test without one; nil for a line that names no test.
  static func suite(of line: String) -> String? {
    guard line.range(of: #"^[A-Za-z_][A-Za-z0-9_]*\.[^.\s]"#, options: .regularExpression) != nil else { return nil }
    return line.split(separator: "/", maxSplits: 1).first.map(String.init)
  }
}
