import QuartzCore

/// Presentations: presenters, presentation controllers, styles, and the presenter's view.
extension Diagnostic {
  /// An action sheet was given a text field.
  static func textFieldInActionSheet(alert: String) -> Diagnostic {
    Diagnostic(
      identifier: "text-field-in-action-sheet",
      happened: "A text field was added to the action sheet \(alert).",
      reason: "Text fields can be added to alerts only, and UIKit throws an exception; here the field is left out.",
      remedy: "Create the controller with the preferred style .alert.")
  }

  /// T-69, P-47: the presenter already presents another controller.
  static func alreadyPresenting(controller: String, presenter: String, other: String) -> Diagnostic {
    Diagnostic(
      identifier: "already-presenting",
      happened: "Attempt to present \(controller) on \(presenter), which is already presenting \(other).",
      reason: "A controller presents one other at a time.",
      remedy: "Nothing is presented, and the completion is not called. Present on \(other), or dismiss it first.")
  }

  /// A style that a presentation cannot adapt to.
  static func notAdaptive(controller: String, style: String) -> Diagnostic {
    Diagnostic(
      identifier: "not-adaptive",
      happened: "The presentation of \(controller) was to adapt to \(style).",
      reason:
        "A presentation adapts to a sheet or to the whole screen; other styles need a context or a controller of their own.",
      remedy: "The style stays. Return .none, .fullScreen, .overFullScreen, .pageSheet or .formSheet.")
  }

  /// The page curl is not available.
  static func partialCurl(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "partial-curl",
      happened: "\(controller) was to be presented by partialCurl.",
      reason: "The page curl bends the screen's image, which layers cannot.",
      remedy: "coverVertical is used. Set modalTransitionStyle to a style that is there.")
  }

  /// T-72: the presentation controller was read too early.
  static func presentationControllerFrozen(controller: String, style: String) -> Diagnostic {
    Diagnostic(
      identifier: "presentation-controller-frozen",
      happened:
        "presentationController of \(controller) was read before modalPresentationStyle or transitioningDelegate changed.",
      reason: "Reading it makes it, for the style of that moment (\(style)), and that one is used.",
      remedy: "Set modalPresentationStyle and transitioningDelegate first, then read presentationController.")
  }

  /// P-28: the delegate has a presentation controller, and the style does not ask for one.
  static func presentationControllerIgnored(controller: String, style: String) -> Diagnostic {
    Diagnostic(
      identifier: "presentation-controller-ignored",
      happened:
        "The transitioning delegate of \(controller) offers a presentation controller, and modalPresentationStyle was never set.",
      reason:
        "Only the style .custom asks for it; \(controller) is presented as \(style), and the controller is not used.",
      remedy: "Set modalPresentationStyle to .custom before presenting.")
  }

  /// T-89: a presentation or a dismissal is running.
  static func presentationInProgress(call: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "presentation-in-progress",
      happened: "Attempt to \(call) \(controller) while a presentation or dismiss is in progress!",
      reason: "Two transitions cannot move the same screens at once.",
      remedy: "The call is ignored. Wait for the completion of the one that runs.")
  }

  /// T-70: the controller is already on the screen.
  static func presentedActive(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "presented-active",
      happened: "\(controller) was to be presented, and it is presented already, or it is inside a parent or a window.",
      reason: "UIKit raises here: application tried to present modally an active controller.",
      remedy: "The call is ignored. Present a controller that is nowhere yet.")
  }

  /// P-6: the animator moved the presenter's view into the container.
  static func presenterInContainer(presenter: String) -> Diagnostic {
    Diagnostic(
      identifier: "presenter-in-container",
      happened:
        "The animator has put the view of \(presenter) into the container of a presentation that leaves it in place.",
      reason: "The container goes with the dismissal, and the view would go with it: the screen would be black.",
      remedy: "The view was put back. Move only view(forKey:), which is nil for a view that is not yours.")
  }

  /// T-69, P-46: the presenter is not on the screen.
  static func presenterNotInWindow(controller: String, presenter: String) -> Diagnostic {
    Diagnostic(
      identifier: "presenter-not-in-window",
      happened: "Attempt to present \(controller) on \(presenter), whose view is not in the window hierarchy.",
      reason: "In viewDidLoad(), and after the view was removed, there is no window to present in.",
      remedy: "Nothing is presented, and the completion is not called. Present in viewDidAppear(_:) or later.")
  }

  /// P-7: the animator removed the presenter's view.
  static func presenterRemoved(presenter: String) -> Diagnostic {
    Diagnostic(
      identifier: "presenter-removed",
      happened: "The animator has removed the view of \(presenter), which this presentation leaves in place.",
      reason: "Nobody would put it back when the presentation ends.",
      remedy: "The view was put back. Where it should go, override shouldRemovePresentersView.")
  }
}
