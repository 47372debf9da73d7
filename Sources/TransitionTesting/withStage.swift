import UIKit

/// Runs a test on a stage of its own; UIKit inside the body belongs to it.
///
/// - Throws: what the body throws; ``StageError/unexpectedDiagnostics(_:)`` if UIKit reported a trap that the body did not expect.
@MainActor public func withStage<Result>(
  _ device: Device = .iPhone15, _ body: (Stage) throws -> Result
) throws -> Result {
  let stage = Stage(device)
  defer { stage.end() }
  let result = try stage.environment.perform { try body(stage) }
  if !stage.diagnostics.isEmpty {
    throw StageError.unexpectedDiagnostics(collapsed(stage.diagnostics.map(\.message)))
  }
  return result
}

/// Each message once, in order, with how often it came.
private func collapsed(_ messages: [String]) -> [String] {
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
