import UIKit

/// Runs a test on a stage of its own; UIKit inside the body belongs to it.
///
/// - Throws: errors of the body; ``StageError/unexpectedDiagnostics(_:)`` if UIKit reported a diagnostic that the body
///   did not expect.
@MainActor public func withStage<Result>(
  _ device: Device = .iPhone15, _ body: (Stage) throws -> Result
) throws -> Result {
  let stage = Stage(device)
  stage.openTime()
  stage.codeTime?.belongsToRunningTask(canSuspend: false)
  defer { stage.end() }
  let result = try StageTime.$current.withValue(stage.codeTime) {
    try MediaEnvironment.$taskEnvironment.withValue(stage.environment) {
      try stage.environment.perform { try body(stage) }
    }
  }
  try stage.checkDiagnostics()
  return result
}

/// Runs a test that suspends on a stage of its own; UIKit in the body's task belongs to it, also after a suspension.
///
/// - Throws: errors of the body; ``StageError/unexpectedDiagnostics(_:)`` if UIKit reported a diagnostic that the body
///   did not expect.
@MainActor public func withStage<Result>(
  _ device: Device = .iPhone15, _ body: @MainActor (Stage) async throws -> Result
) async throws -> Result {
  let stage = Stage(device)
  stage.openTime()
  stage.codeTime?.belongsToRunningTask(canSuspend: true)
  defer { stage.end() }
  let result = try await StageTime.$current.withValue(stage.codeTime) {
    try await MediaEnvironment.$taskEnvironment.withValue(stage.environment) { try await body(stage) }
  }
  try stage.checkDiagnostics()
  return result
}

extension Stage {
  /// Throws if UIKit reported a diagnostic that the test has not expected.
  fileprivate func checkDiagnostics() throws {
    guard !diagnostics.isEmpty else { return }
    throw StageError.unexpectedDiagnostics(collapsed(diagnostics.map(\.message)))
  }
}

/// Returns each message once, in order, with its count.
func collapsed(_ messages: [String]) -> [String] {
  var counts: [(message: String, count: Int)] = []
  for message in messages {
    if let index = counts.firstIndex(where: { $0.message == message }) {
      counts[index].count += 1
    } else {
      counts.append((message, 1))
    }
  }
  return counts.map { $0.count == 1 ? $0.message : "\($0.message) (\($0.count) times)" }
}
