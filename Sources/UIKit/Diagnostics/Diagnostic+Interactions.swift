import QuartzCore

/// Interactive transitions, and the gestures that drive them.
extension Diagnostic {
  /// P-14: a completion began another animation in an interactive transition.
  static func chainedAnimation(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "chained-animation",
      happened:
        "In the transition from \(transition), which a finger has driven, a completion began another animation.",
      reason:
        "The finger drives what began with the transition: a stage that begins at another's end does not follow it.",
      remedy: "Put the stages into one UIView.animateKeyframes, or give the later ones a delay.",
      isHint: true)
  }

  /// P-18: with this completion speed the transition would never end.
  static func completionSpeed(transition: String, speed: Double) -> Diagnostic {
    Diagnostic(
      identifier: "completion-speed",
      happened: "completionSpeed is \(speed) in the transition from \(transition).",
      reason: "At a speed of 0 or less the rest of the transition would never end.",
      remedy: "0.01 is used. Keep completionSpeed above 0; 1 - percentComplete is 0 at the end of a full swipe.")
  }

  /// An app's recognizer made an illegal change of state.
  static func illegalGestureState(
    recognizer: String, from old: UIGestureRecognizer.State, to next: UIGestureRecognizer.State
  ) -> Diagnostic {
    Diagnostic(
      identifier: "illegal-gesture-state",
      happened: "\(recognizer) went from \(old) to \(next).",
      reason:
        "A gesture goes from possible to began, changed and then ended or cancelled, or from possible to ended or failed; anything else leaves its targets with half a gesture.",
      remedy:
        "Set began before changed, cancelled instead of failed once it has begun, and leave possible to the system.")
  }

  /// P-3: an interaction controller was returned and is not driven.
  static func interactionNotDriven(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "interaction-not-driven",
      happened:
        "The transition from \(transition) began interactively, and update, finish or cancel was never called.",
      reason: "It stands at its start for ever, and the app looks frozen.",
      remedy: "Return an interaction controller only while a gesture is under way, else nil.")
  }

  /// P-3: an interaction controller was driven, and the interaction was never ended.
  static func interactionNotEnded(transition: String, percent: Double) -> Diagnostic {
    let whole = (percent * 100).rounded()
    return Diagnostic(
      identifier: "interaction-not-ended",
      happened: "The transition from \(transition) was left at \(whole) %, and finish or cancel was never called.",
      reason: "No finger is down, so it stands there for ever, and the app looks frozen.",
      remedy: "Call finish() or cancel() when the gesture ends, and when it is cancelled or fails.")
  }

  /// P-68: an interaction controller was driven for a presentation or a dismissal that is not animated.
  static func notInteractive(call: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "not-interactive",
      happened: "A percent-driven transition was driven after \(call) of \(controller) without animation.",
      reason: "Without animation no interaction controller is asked for, so nothing follows the finger.",
      remedy:
        "Pass animated: true, and return the driver from interactionControllerForDismissal(using:) or its sibling.")
  }
}
