/// A way of an animation's own on a progress clock, by the clock's time in place of its progress (C-89).
package struct OwnWay {
  /// The progress at a fraction of the time.
  package var progress: (_ fraction: Double) -> ProgressClock.Progress
  /// Whether it is a spring's, which a finger does not straighten (C-76).
  package var isSpring: Bool

  package init(isSpring: Bool, progress: @escaping (_ fraction: Double) -> ProgressClock.Progress) {
    (self.isSpring, self.progress) = (isSpring, progress)
  }
}
