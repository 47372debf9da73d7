extension UIEnvironment {
  /// Records that a choice was met; the first time, hands it to the handler.
  package func note(_ note: FidelityNote) {
    guard !notes.contains(note) else { return }
    notes.append(note)
    noteHandler(note)
  }

  /// Records what an animator's animations have met.
  func note(_ recording: AnimationRecording) {
    if recording.hasReplacedEasing { note(.easedAnimationScrubbed) }
    if recording.hasDelay { note(.delayedAnimationScrubbed) }
  }
}
