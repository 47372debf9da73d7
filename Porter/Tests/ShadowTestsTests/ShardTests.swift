import Foundation
import Testing

@testable import ShadowTests

@Suite("Parts of the tests") struct ShardTests {
  /// Names as `swift test list` prints them, among other lines.
  private static let lines = [
    "Building for debugging...", "DeckTests.CardTests/testOne", "DeckTests.CardTests/testTwo",
    "DeckTests.PileTests/cuts()", "DeckTests.PileTests/Inner/shuffles(count:)", "DeckTests.free()",
    "MoreTests.CardTests/test(a:b:)", "MoreTests.`a raw name`/test()", "MoreTests.Zoom+In/test()",
  ]

  /// Whether `swift test` runs a test with some arguments.
  private func runs(_ test: String, _ arguments: [String]) throws -> Bool {
    for (option, pattern) in zip(arguments, arguments.dropFirst()) where option == "--skip" {
      if test.range(of: pattern, options: .regularExpression) != nil { return false }
    }
    return true
  }

  @Test("Each test runs in exactly one part, for any number of parts", arguments: 1...9)
  func union(count: Int) throws {
    let tests = Self.lines.filter { Shard.suite(of: $0) != nil } + (0..<700).map { "Many.Suite\($0)/test()" }
    let parts = try (1...count).map { try Shard("\($0)/\(count)").arguments(among: Self.lines + tests) }
    for test in tests {
      #expect(try parts.count { try runs(test, $0) } == 1, "\(test)")
    }
  }

  @Test("One part of one passes over nothing, and a test with a name of its own belongs to a part in every list")
  func whole() throws {
    #expect(try Shard("1/1").arguments(among: Self.lines).isEmpty)
    #expect(Shard.suite(of: "DeckTests.free()") == "DeckTests.free()")
    #expect(Shard.suite(of: "Building for debugging...") == nil)
  }

  @Test(
    "A text that names no part is refused",
    arguments: ["", "1", "0/3", "4/3", "-1/2", "1/0", "a/b", "1/2/3", "1/", "/2"]
  )
  func refused(text: String) {
    #expect(throws: TestError.self) { try Shard(text) }
  }
}
