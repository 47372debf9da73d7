import QuartzCore

/// A view controller by itself: its view, its appearance, and its segues.
extension Diagnostic {
  /// T-34, P-27: the app called an appearance callback.
  static func appearanceMisuse(_ call: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "appearance-misuse",
      happened: "\(call) of \(controller) was called by the app.",
      reason: "The callbacks tell of what the engine does; called by hand they tell of what has not happened.",
      remedy:
        "Call beginAppearanceTransition(_:animated:) and endAppearanceTransition(). Where a presenter must hear of a custom presentation, override shouldRemovePresentersView."
    )
  }

  /// A segue was performed that was not registered.
  static func noSuchSegue(_ identifier: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-such-segue",
      happened: "\(controller) has no segue with identifier \"\(identifier)\".",
      reason: "A segue exists where the storyboard of the controller has it, or code has registered it.",
      remedy:
        "Type the identifier in the storyboard, or call registerSegue(withIdentifier:) first, for instance in viewDidLoad."
    )
  }

  /// No screen has the unwind action.
  static func noUnwindDestination(action: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-unwind-destination",
      happened: "\(controller) was to unwind to \(action), which no screen below it has.",
      reason:
        "A screen is found by the method that the selector carries, and by canPerformUnwindSegueAction(_:from:sender:).",
      remedy:
        "Nothing happens. Give the selector an unapplied method of the screen: Selector(\"\(action)\", Screen.unwind(_:))."
    )
  }

  /// P-25: an appearance transition started before the last one has ended.
  static func unbalancedAppearance(controller: String, state: String) -> Diagnostic {
    Diagnostic(
      identifier: "unbalanced-appearance",
      happened: "Unbalanced calls to begin/end appearance transitions for \(controller), which is still \(state).",
      reason: "A second transition started before the first one ended, or beginAppearanceTransition was not paired.",
      remedy: "Wait for the first transition's completion, and pair each begin with one end.")
  }

  /// A controller asked for its view while loading it.
  static func viewInLoadView(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "view-in-load-view",
      happened: "\(controller) asked for its view inside its own loadView().",
      reason: "UIKit loads the view to answer, which calls loadView() again, without end.",
      remedy: "An empty view is used. Assign view before reading it, or build in viewDidLoad().")
  }
}
