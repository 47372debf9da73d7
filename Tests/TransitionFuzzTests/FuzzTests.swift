import Foundation
import Testing
import TransitionFuzz

@Suite("Random changes of nested containers") @MainActor struct FuzzTests {
  @Test(
    "hierarchy and model agree, callbacks balance, each transition ends once, and all is released (T-25, T-113, P-50)",
    arguments: 0..<10)
  func worlds(part: Int) {
    var fuzzer = Fuzzer(seed: UInt64(part) * 1_000_000)
    while fuzzer.steps < 2_000, fuzzer.violations.isEmpty { fuzzer.runWorld() }
    #expect(fuzzer.violations.isEmpty, "\(fuzzer.violations.map(\.description).joined(separator: "\n"))")
    #expect(fuzzer.steps >= 2_000)
  }

  @Test("A run that is resumed takes the same steps as one that was not interrupted")
  func resumed() throws {
    var whole = Fuzzer(seed: 12, stepsPerWorld: 10)
    for _ in 0..<6 { whole.runWorld() }
    var first = Fuzzer(seed: 12, stepsPerWorld: 10)
    for _ in 0..<2 { first.runWorld() }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try FuzzProgress(contentsOf: file) == nil)
    try first.progress.write(to: file)
    var second = Fuzzer(resuming: try #require(try FuzzProgress(contentsOf: file)))
    for _ in 0..<4 { second.runWorld() }
    #expect(second.progress == whole.progress && second.steps == 60)
  }
}
