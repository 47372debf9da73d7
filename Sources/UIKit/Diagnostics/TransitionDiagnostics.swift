import QuartzCore

extension Diagnostic {
  /// T-11: `completeTransition(_:)` was called a second time.
  static func completedTwice(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "completed-twice",
      happened: "completeTransition(_:) was called again after the transition from \(transition) had ended.",
      reason: "A transition ends once; its context may belong to nobody by now.",
      remedy: "The call is ignored. Call completeTransition(_:) from one completion only.")
  }

  /// P-5: `completeTransition(true)` after a cancel.
  static func completedAfterCancel(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "completed-after-cancel",
      happened: "completeTransition(true) was called although the transition from \(transition) was cancelled.",
      reason: "The argument decides, so the new screen stays while its view was animated away.",
      remedy: "Pass !transitionContext.transitionWasCancelled.")
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

  /// P-3: an interaction controller was returned and nobody drives it.
  static func nobodyDrives(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "nobody-drives",
      happened:
        "The transition from \(transition) began interactively, and nobody has called update, finish or cancel.",
      reason: "It stands at its start for ever, and the app looks frozen.",
      remedy: "Return an interaction controller only while a gesture is under way, else nil.")
  }

  /// P-3: an interaction controller was driven for a while, and nobody let go.
  static func nobodyLetsGo(transition: String, percent: Double) -> Diagnostic {
    let whole = (percent * 100).rounded()
    return Diagnostic(
      identifier: "nobody-lets-go",
      happened: "The transition from \(transition) was left at \(whole) %, and nobody has called finish or cancel.",
      reason: "No finger is down, so it stands there for ever, and the app looks frozen.",
      remedy: "Call finish() or cancel() when the gesture ends, and when it is cancelled or fails.")
  }

  /// P-18: a completion speed that would never arrive.
  static func completionSpeed(transition: String, speed: Double) -> Diagnostic {
    Diagnostic(
      identifier: "completion-speed",
      happened: "completionSpeed is \(speed) in the transition from \(transition).",
      reason: "At a speed of 0 or less the rest of the transition would never end.",
      remedy: "0.01 is used. Keep completionSpeed above 0; 1 - percentComplete is 0 at the end of a full swipe.")
  }
}
