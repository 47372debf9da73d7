import QuartzCore

extension Diagnostic {
  /// A container transition that was given to a container with one controller twice, or with none.
  static func emptyContainerTransition(container: String) -> Diagnostic {
    Diagnostic(
      identifier: "container-transition-empty",
      happened: "A UIContainerTransition in \(container) goes from a controller to itself, or from nothing to nothing.",
      reason: "There is nothing to show, and nothing to hide.",
      remedy: "Nothing happens, and the completion hears false. Begin one only where the shown controller changes.")
  }
}
