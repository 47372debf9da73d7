import QuartzCore

extension Diagnostic {
  /// T-89: a presentation or a dismissal is under way.
  static func presentationInProgress(call: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "presentation-in-progress",
      happened: "Attempt to \(call) \(controller) while a presentation or dismiss is in progress!",
      reason: "Two transitions cannot move the same screens at once.",
      remedy: "The call is ignored. Wait for the completion of the one that runs.")
  }
}
