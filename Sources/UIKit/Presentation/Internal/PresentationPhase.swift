/// Where one presentation stands.
///
///     waitingToPresent → presenting → presented ⇄ waitingToDismiss → dismissing → (gone)
///     a cancelled presentation is gone; a cancelled dismissal is presented again
enum PresentationPhase {
  case waitingToPresent, presenting, presented, waitingToDismiss, dismissing, ended

  /// Whether the presented controller is on its way in.
  var isPresenting: Bool { self == .waitingToPresent || self == .presenting }
  /// Whether the presented controller is on its way out.
  var isDismissing: Bool { self == .waitingToDismiss || self == .dismissing }
}
