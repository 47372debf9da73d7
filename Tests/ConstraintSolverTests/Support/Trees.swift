import Foundation
import Testing

/// The trees of the property tests: 2,000 in all, 10,000 in `make test-all`, or as many as `MATCHCUT_SOLVER_TREES`
/// says.
enum Trees {
  static let count =
    ProcessInfo.processInfo.environment["MATCHCUT_SOLVER_TREES"].flatMap { Int($0) }
    ?? (ProcessInfo.processInfo.environment["MATCHCUT_TESTS"] == "all" ? 10_000 : 2000)

  /// Parts that can run at once.
  static let parts = Array(0..<4)

  /// Calls `check` with a share of the seeds, a part of them, and records the first fault that it returns or throws,
  /// with its seed.
  static func forEach(part: Int, oneIn share: Int = 1, _ check: (Int) throws -> String?) throws {
    for seed in stride(from: part, to: count / share, by: parts.count) {
      do {
        if let fault = try check(seed) {
          Issue.record("seed \(seed): \(fault)")
          return
        }
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
  }
}

/// Whether numbers are equal within 1e-6, or both infinite.
func near(_ first: [Double], _ second: [Double]) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { $0 == $1 || ($0 - $1).magnitude <= 1e-6 * max(1, $0.magnitude) }
}
