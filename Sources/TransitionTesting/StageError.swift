/// Why a stage's test failed.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// Something still ran when the time was up.
  case doesNotSettle(after: Double, running: [String])
  /// UIKit reported traps that the test did not expect.
  case unexpectedDiagnostics([String])
  /// A trap that the test expected was not reported.
  case missingDiagnostic(identifier: String, reported: [String])

  /// What happened, why, and what to do.
  public var description: String {
    switch self {
    case .doesNotSettle(let seconds, let running):
      let list = running.isEmpty ? "  (nothing that can be named)" : running.map { "  - \($0)" }.joined(separator: "\n")
      return """
        The stage did not settle within \(formatted(seconds)) s. What still runs:
        \(list)
        End it, wait for it with advance(by:), or give settle(within:) more time.
        """
    case .unexpectedDiagnostics(let messages):
      return """
        UIKit reported what would be a bug in an app:
        \(messages.map { "  - \($0)" }.joined(separator: "\n"))
        Mend the code, or, where the test is about it, call stage.expectDiagnostic("identifier").
        """
    case .missingDiagnostic(let identifier, let reported):
      let list = reported.isEmpty ? "none" : reported.joined(separator: ", ")
      return "The diagnostic \"\(identifier)\" was expected and not reported. Reported: \(list)."
    }
  }

  private func formatted(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
