import QuartzCore

extension Diagnostic {
  /// A popover does not know what it points at.
  static func popoverWithoutAnchor(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "popover-without-anchor",
      happened: "The popover of \(controller) is presented, and nothing on the screen is what it points at.",
      reason:
        "UIKit raises here: a popover needs a sourceView, a barButtonItem or a sourceItem before the presentation.",
      remedy:
        "It lies in the middle, without an arrow. Set popoverPresentationController?.sourceView before presenting.")
  }
}
