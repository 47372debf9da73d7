import UIKit

/// Runs a test on a stage of its own; UIKit inside the body belongs to it.
///
/// - Throws: what the body throws; ``StageError/unexpectedDiagnostics(_:)`` if UIKit reported a trap that the body did not expect.
@MainActor public func withStage<Result>(
  _ device: Device = .iPhone15, _ body: (Stage) throws -> Result
) throws -> Result {
  let stage = Stage(device)
  let result = try stage.environment.perform { try body(stage) }
  if !stage.diagnostics.isEmpty {
    throw StageError.unexpectedDiagnostics(stage.diagnostics.map(\.message))
  }
  return result
}
