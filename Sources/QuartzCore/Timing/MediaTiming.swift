/// The timing that layers and animations share, as a value, with the rules that make a local time of a parent's (C-1…C-7).
package struct MediaTiming: Hashable, Sendable {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed = 1.0
  package var timeOffset = 0.0
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Where an animation stands: which repetition, and the fraction of one way through it.
  package struct Phase: Hashable {
    package var iteration: Int
    package var fraction: Double
  }

  /// Whether the numbers can be used; an endless repetition can.
  package var isFinite: Bool {
    beginTime.isFinite && duration.isFinite && speed.isFinite && timeOffset.isFinite && !repeatCount.isNaN
      && !repeatDuration.isNaN
  }

  /// The local time at a time of the parent (C-1).
  package func localTime(fromParent time: Double) -> Double {
    (time - beginTime) * speed + timeOffset
  }

  /// The parent's time at a local time; where the speed is 0, every time is that of the beginning.
  package func parentTime(fromLocal time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
  }

  /// The length of one repetition in local seconds, there and back where it autoreverses.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The local seconds during which the animation is active (C-3).
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The parent's time of the end; infinite where it never comes.
  package var parentEnd: Double {
    speed == 0 ? .infinity : beginTime + activeDuration / speed.magnitude
  }

  /// Where the animation stands at a time of the parent; nil where it shows nothing (C-4).
  ///
  /// The active interval is counted from the beginning in active seconds; the offset then shifts, and wraps, within the cycle
  /// (C-7), and a negative speed plays the cycle from its end (C-6).
  package func phase(atParent time: Double) -> Phase? {
    guard duration > 0 else { return nil }
    let active = (time - beginTime) * speed.magnitude
    if active < 0 { return fillMode.fillsBefore ? position(atActive: 0, atEnd: false) : nil }
    if active >= activeDuration {
      // The last instant belongs to the animation only through its fill.
      return fillMode.fillsAfter ? position(atActive: activeDuration, atEnd: true) : nil
    }
    return position(atActive: active, atEnd: false)
  }

  private func position(atActive active: Double, atEnd: Bool) -> Phase {
    let shifted = active + timeOffset
    var iteration = (shifted / cycle).rounded(.down)
    var within = shifted - iteration * cycle
    // At the very end a whole number of cycles shows the last cycle's end, not the next one's start.
    if atEnd, within == 0, shifted > 0 {
      iteration -= 1
      within = cycle
    }
    if speed < 0 { within = cycle - within }
    if autoreverses, within > duration { within = cycle - within }
    let bounded = min(max(iteration, 0), 1e9)
    return Phase(iteration: Int(bounded), fraction: min(max(within / duration, 0), 1))
  }
}
