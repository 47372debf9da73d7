import TransitionStage
import UIKit

/// Shows a story on a stage for a session's device, with the values of the session's beginning, and runs a body there.
///
/// - Returns: the diagnostics of the run, each once; they end no run.
/// - Throws: errors of the body.
@discardableResult
@MainActor func runStory(
  _ story: Story, of session: Session, _ body: (Stage) throws -> Void
) throws -> [String] {
  var (failure, diagnostics): ((any Error)?, [String]) = (nil, [])
  _ = try? withStage(session.device) { stage in
    stage.tuneBeginning(of: session.inputs)
    story.show(stage)
    do { try body(stage) } catch { failure = error }
    for message in stage.diagnostics.map(\.message) where !diagnostics.contains(message) { diagnostics.append(message) }
  }
  if let failure { throw failure }
  return diagnostics
}
