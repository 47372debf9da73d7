import QuartzCore

/// Animators of transitions: completion, and the views that they move.
extension Diagnostic {
  /// The engine made an illegal change of state, which is a fault of the engine.
  ///
  /// - Parameter subject: the object with the state, such as "the stack of A".
  static func illegalState(of subject: String, from old: String, to next: String) -> Diagnostic {
    Diagnostic(
      identifier: "illegal-state",
      happened: "\(subject.prefix(1).uppercased() + subject.dropFirst()) was to go from \(old) to \(next).",
      reason:
        "The one does not follow the other: something has begun or ended twice. That is a fault of Matchcut, not of the app.",
      remedy: "The state stays as it is. Report the fault, with the trace.")
  }

  /// P-5: `completeTransition(true)` after a cancel.
  static func completedAfterCancel(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "completed-after-cancel",
      happened: "completeTransition(true) was called although the transition from \(transition) was cancelled.",
      reason: "The argument decides, so the new screen stays while its view was animated away.",
      remedy: "Pass !transitionContext.transitionWasCancelled.")
  }

  /// T-11: `completeTransition(_:)` was called a second time.
  static func completedTwice(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "completed-twice",
      happened: "completeTransition(_:) was called again after the transition from \(transition) had ended.",
      reason: "A transition ends once; its context may have no owner by now.",
      remedy: "The call is ignored. Call completeTransition(_:) from one completion only.")
  }

  /// P-34: an animator set the frame of a transformed view.
  static func frameUnderTransform(view: String, transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "frame-under-transform",
      happened:
        "The animator of the transition from \(transition) set the frame of \(view), whose transform is not the identity.",
      reason: "A frame is the box around the transformed view: set, it changes the view's own size (C-60).",
      remedy: "Set bounds and center, or set the frame before the transform.",
      isHint: true)
  }

  /// P-71: the animator has not added the arriving view.
  static func arrivingViewNotAdded(animator: String, view: String, transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "arriving-view-not-added",
      happened:
        "\(animator) has completed the transition from \(transition) and has not put \(view) into the container.",
      reason:
        "The container's subviews are all that is shown afterwards: on a device the screen is black after a presentation, "
        + "and empty after a push or a change of tab. It is so here, too.",
      remedy:
        "In animateTransition(using:), add view(forKey: .to) to containerView, at the latest before completeTransition(true)."
    )
  }

  /// P-65: a mask that a transition set on a view is still there after its end.
  static func maskLeftOn(view: String, transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "mask-left-on",
      happened: "The transition from \(transition) has ended, and the mask that it put on \(view) is still there.",
      reason: "It goes on cutting off what the view shows, and costs time in each frame.",
      remedy: "Set the mask to nil where completeTransition(_:) is called, after a cancel too.")
  }

  /// P-4: the animator never calls `completeTransition(_:)`.
  static func neverCompleted(transition: String, animator: String) -> Diagnostic {
    Diagnostic(
      identifier: "never-completed",
      happened:
        "\(animator) has not called completeTransition(_:) for the transition from \(transition), and nothing in it moves any more.",
      reason: "Until the call, the screens take no touches and no other transition begins: the app looks frozen.",
      remedy:
        "Call completeTransition(!transitionContext.transitionWasCancelled) in the animation's completion, whatever `finished` says."
    )
  }

  /// P-8: an animator asked for a view that is not part of the transition.
  static func viewNotInTransition(key: String, transition: String, style: String) -> Diagnostic {
    Diagnostic(
      identifier: "view-not-in-transition",
      happened:
        "view(forKey: \(key)) is nil in the transition from \(transition), whose presentation style is \(style).",
      reason:
        "The presenter's view stays where it is under such a presentation: it is not the animator's to move (T-81).",
      remedy: "Unwrap it with \"if let\"; viewController(forKey:) has the controller all the same.",
      isHint: true)
  }
}
