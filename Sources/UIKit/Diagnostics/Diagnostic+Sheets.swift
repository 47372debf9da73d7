import QuartzCore

/// Sheets, popovers, and alerts.
extension Diagnostic {
  /// P-61: the user has dismissed a sheet, and there is no delegate to notify.
  static func dismissalNotObserved(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "dismissal-not-observed",
      happened: "The user has taken \(controller) away, and its presentation controller has no delegate.",
      reason: "The presenter gets no appearance callbacks then, and no completion: it cannot know.",
      remedy:
        "Where it must know, set presentationController?.delegate before presenting, and implement presentationControllerDidDismiss(_:).",
      isHint: true)
  }

  /// A detent resolved to an invalid height.
  static func invalidDetent(_ identifier: String, value: Double, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-detent",
      happened: "The detent \(identifier) of the sheet of \(controller) resolved to \(value) points.",
      reason: "A height is a finite number of points from 0 up.",
      remedy: "The detent is left out. Return a height, or nil where the detent is inactive.")
  }

  /// A sheet has no detents.
  static func noDetents(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-detents",
      happened: "The sheet of \(controller) was given an empty list of detents.",
      reason: "A sheet rests at one of its detents; without any it has no height.",
      remedy: "The detents stay as they were. Name one at least; [.large()] is what a sheet has at first.")
  }

  /// A popover has no anchor.
  static func popoverWithoutAnchor(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "popover-without-anchor",
      happened: "The popover of \(controller) is presented, and nothing on the screen is what it points at.",
      reason:
        "UIKit raises here: a popover needs a sourceView, a barButtonItem or a sourceItem before the presentation.",
      remedy:
        "It lies in the middle, without an arrow. Set popoverPresentationController?.sourceView before presenting.")
  }

  /// An alert has a second cancel action.
  static func secondCancelAction(alert: String) -> Diagnostic {
    Diagnostic(
      identifier: "second-cancel-action",
      happened: "\(alert) was given a second action of the style cancel.",
      reason: "An alert has one way to leave everything as it is; on a device a second one ends the app.",
      remedy: "Give the other actions the style default or destructive.")
  }
}
