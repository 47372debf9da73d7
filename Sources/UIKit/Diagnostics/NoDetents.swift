import QuartzCore

extension Diagnostic {
  /// A sheet was left without detents.
  static func noDetents(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-detents",
      happened: "The sheet of \(controller) was given an empty list of detents.",
      reason: "A sheet rests at one of its detents; without any it has no height.",
      remedy: "The detents stay as they were. Name one at least; [.large()] is what a sheet has at first.")
  }
}
