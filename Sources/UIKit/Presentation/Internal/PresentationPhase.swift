/// Where one presentation stands.
///
///     waitingToPresent → presenting → presented ⇄ waitingToDismiss → dismissing → ended
///                                     presented ⇄ adapting
///     a cancelled presentation has ended; a cancelled dismissal is presented again
enum PresentationPhase {
  case waitingToPresent, presenting, presented, adapting, waitingToDismiss, dismissing, ended

  /// Whether the presented controller is on its way in.
  var isPresenting: Bool { self == .waitingToPresent || self == .presenting }
  /// Whether the presented controller is on its way out.
  var isDismissing: Bool { self == .waitingToDismiss || self == .dismissing }
}
