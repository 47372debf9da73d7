extension UIPresentationController {
  /// Whether VoiceOver skips what is behind: not behind a sheet that leaves it undimmed.
  var isModalForVoiceOver: Bool {
    (self as? UISheetPresentationController)?.selectedStop.isDimmed ?? true
  }
}

extension Presentation {
  /// Whether a touch beside the presented screen dismisses it, and so does VoiceOver's escape.
  var isDismissedByTouch: Bool {
    effective is UISheetPresentationController || effective is UIPopoverPresentationController
  }
}
