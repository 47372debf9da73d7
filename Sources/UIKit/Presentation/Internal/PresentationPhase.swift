/// Where one presentation stands.
///
///     waitingToPresent → presenting → presented ⇄ waitingToDismiss → dismissing → gone
///     a cancelled presentation is gone; a cancelled dismissal is presented again
enum PresentationPhase {
  case waitingToPresent, presenting, presented, waitingToDismiss, dismissing, gone
}
