import QuartzCore

extension Diagnostic {
  /// P-6: the animator moved the presenter's view into the container.
  static func presenterInContainer(presenter: String) -> Diagnostic {
    Diagnostic(
      identifier: "presenter-in-container",
      happened:
        "The animator has put the view of \(presenter) into the container of a presentation that leaves it in place.",
      reason: "The container goes with the dismissal, and the view would go with it: the screen would be black.",
      remedy: "The view was put back. Move only view(forKey:), which is nil for a view that is not yours.")
  }
}
