/// The reason why a stage's test failed.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// Something still ran when the time was up, or runs without an end; with the diagnostics that UIKit had reported by
  /// then.
  case doesNotSettle(after: Double, running: [String], hasNoEnd: Bool, reported: [String])
  /// UIKit reported diagnostics that the test did not expect.
  case unexpectedDiagnostics([String])
  /// A diagnostic that the test expected was not reported.
  case missingDiagnostic(identifier: String, reported: [String])

  /// The failure, its cause, and the next step.
  public var description: String {
    switch self {
    case .doesNotSettle(let seconds, let running, let hasNoEnd, let reported):
      let advice =
        hasNoEnd
        ? "What has no end never settles: remove it, or pass time with advance(by:)."
        : "End it, wait for it with advance(by:), or give settle(within:) more time."
      let traps =
        reported.isEmpty
        ? "" : "\nBefore that UIKit reported what would be a bug in an app, and may be the cause:\n\(list(reported))"
      return """
        The stage did not settle within \(formatted(seconds)) s. What still runs:
        \(running.isEmpty ? "  (nothing that can be named)" : list(running))
        \(advice)\(traps)
        """
    case .unexpectedDiagnostics(let messages):
      return """
        UIKit reported what would be a bug in an app:
        \(list(messages))
        Mend the code, or, where the test is about it, call stage.expectDiagnostic("identifier").
        """
    case .missingDiagnostic(let identifier, let reported):
      let list = reported.isEmpty ? "none" : reported.joined(separator: ", ")
      return "The diagnostic \"\(identifier)\" was expected and not reported. Reported: \(list)."
    }
  }

  private func list(_ lines: [String]) -> String {
    lines.map { "  - \($0)" }.joined(separator: "\n")
  }

  private func formatted(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
