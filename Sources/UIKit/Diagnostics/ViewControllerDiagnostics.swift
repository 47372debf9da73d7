import QuartzCore

extension Diagnostic {
  /// P-25: a transition started on a controller whose last one has not ended.
  static func unbalancedAppearance(controller: String, state: String) -> Diagnostic {
    Diagnostic(
      identifier: "unbalanced-appearance",
      happened: "Unbalanced calls to begin/end appearance transitions for \(controller), which is still \(state).",
      reason: "A second transition started before the first one ended, or beginAppearanceTransition was not paired.",
      remedy: "Wait for the first transition's completion, and pair each begin with one end.")
  }

  /// T-34, P-27: an appearance callback was called by the app.
  static func appearanceMisuse(_ call: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "appearance-misuse",
      happened: "\(call) of \(controller) was called by the app.",
      reason: "The callbacks tell of what the engine does; called by hand they tell of what has not happened.",
      remedy:
        "Call beginAppearanceTransition(_:animated:) and endAppearanceTransition(). Where a presenter must hear of a custom presentation, override shouldRemovePresentersView."
    )
  }

  /// A controller was added to itself or to one inside it.
  static func containmentLoop(child: String, parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "containment-loop",
      happened: "\(child) was to become a child of \(parent), which is \(child) itself or inside it.",
      reason: "A tree of controllers with a loop has no root.",
      remedy: "The call is ignored. Remove the outer controller from its parent first.")
  }

  /// A nib was named.
  static func nibFiles(name: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "nib-files",
      happened: "\(controller) was asked to load the nib \"\(name)\".",
      reason: "Nib files and storyboards are not read here.",
      remedy: "Build the view in loadView() or viewDidLoad().")
  }

  /// A controller asked for its view while it was making it.
  static func viewInLoadView(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "view-in-load-view",
      happened: "\(controller) asked for its view inside its own loadView().",
      reason: "UIKit loads the view to answer, which calls loadView() again, without end.",
      remedy: "An empty view is used. Assign view before reading it, or build in viewDidLoad().")
  }
}
