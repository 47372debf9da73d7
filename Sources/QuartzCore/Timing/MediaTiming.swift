/// The timing of a layer or an animation: how its local time follows its parent's, and which part of it shows when.
///
/// Non-finite times count as 0, a non-finite speed as 1, a negative or NaN duration as 0, so that nothing here fails.
package struct MediaTiming: Hashable, Sendable {
  /// When it begins, in seconds of its parent's time.
  package var beginTime: Double = 0
  /// How long one repetition lasts one way, in seconds of local time; may be infinite.
  package var duration: Double = 0
  /// Seconds of local time per second of the parent's; may be zero or negative.
  package var speed = 1.0
  /// A shift of local time, in seconds.
  package var timeOffset: Double = 0
  /// How many repetitions there are, in whole and parts; 0 and less count as 1.
  package var repeatCount = 0.0
  /// How long repetitions go on, in seconds of local time; takes the place of `repeatCount` where it is more than 0.
  package var repeatDuration: Double = 0
  /// Whether each repetition runs forwards, then backwards.
  package var autoreverses = false
  private var fillsBefore = false
  private var fillsAfter = false

  /// What shows outside the active time.
  package var fillMode: CAMediaTimingFillMode {
    get { fillsBefore ? (fillsAfter ? .both : .backwards) : fillsAfter ? .forwards : .removed }
    set { (fillsBefore, fillsAfter) = (newValue.fillsBackwards, newValue.fillsForwards) }
  }

  /// Where time stands relative to the active time.
  package enum Stage: Hashable, Sendable {
    case before, active, after
  }

  /// The part of an animation that shows at a time.
  package struct Phase: Hashable, Sendable {
    /// Whether the active time is yet to come, now, or over; outside `active` a fill shows.
    package var stage: Stage
    /// The time within one repetition, one way: 0…duration.
    package var time: Double
    /// `time` as a part of the duration: 0…1.
    package var fraction: Double
    /// How many repetitions have gone by.
    package var iteration: Int
    /// Whether the repetition runs backwards now.
    package var isReversing: Bool
  }

  /// The timing that changes nothing.
  package init() {}

  /// Whether all numbers can be used as they are; an endless repetition can.
  package var isFinite: Bool {
    beginTime.isFinite && duration.isFinite && speed.isFinite && timeOffset.isFinite && !repeatCount.isNaN
      && !repeatDuration.isNaN
  }

  // MARK: Local time

  /// Whether local time is the parent's.
  package var isPlain: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// Local time at a time of the parent (C-1).
  package func localTime(fromParent parentTime: Double) -> Double {
    (parentTime - begin) * rate + offset
  }

  /// The parent's time at a local time; the time of the beginning where local time stands still.
  package func parentTime(fromLocal localTime: Double) -> Double {
    rate == 0 ? begin : (localTime - offset) / rate + begin
  }

  // MARK: Active time

  /// How long all repetitions last together, in seconds of local time (C-3).
  package var activeDuration: Double {
    if repeatDuration > 0 { return length > 0 ? repeatDuration : 0 }
    guard cycle > 0 else { return 0 }
    return repeatCount > 0 ? cycle * repeatCount : cycle
  }

  /// Whether it runs once, forwards, at the parent's pace, for a finite time, so that the parent's time alone says how far it is.
  package var runsOnce: Bool {
    speed == 1 && timeOffset == 0 && beginTime.isFinite && duration > 0 && duration.isFinite && !autoreverses
      && repeatCount <= 0 && repeatDuration <= 0
  }

  /// When the active time ends, in seconds of the parent's time; infinite where it never does.
  package var parentEnd: Double {
    let active = activeDuration
    if active == 0 { return begin }
    return rate == 0 ? .infinity : begin + active / rate.magnitude
  }

  /// Where a time of the parent stands relative to the active time, whose end belongs to it (C-6).
  package func stage(atParent parentTime: Double) -> Stage {
    let active = activeDuration
    if active == 0 { return parentTime < begin ? .before : .after }
    let elapsed = (parentTime - begin) * rate.magnitude
    if elapsed < 0 { return .before }
    return elapsed <= active ? .active : .after
  }

  /// What shows at a time of the parent; nil where nothing does: outside the active time, without a fill (C-4…C-7).
  package func phase(atParent parentTime: Double) -> Phase? {
    let stage = stage(atParent: parentTime)
    switch stage {
    case .before: return fillsBefore ? phase(afterElapsed: 0, stage: stage) : nil
    case .active: return phase(afterElapsed: (parentTime - begin) * rate.magnitude, stage: stage)
    case .after: return fillsAfter ? phase(afterElapsed: activeDuration, stage: stage) : nil
    }
  }

  // MARK: Folding

  private var begin: Double { beginTime.isFinite ? beginTime : 0 }
  private var rate: Double { speed.isFinite ? speed : 1 }
  private var offset: Double { timeOffset.isFinite ? timeOffset : 0 }
  private var length: Double { duration > 0 ? duration : 0 }
  private var cycle: Double { autoreverses ? 2 * length : length }

  /// Folds repetitions and the way back into 0…duration.
  private func phase(afterElapsed elapsed: Double, stage: Stage) -> Phase {
    let cycle = cycle
    guard cycle > 0 else {
      let fraction: Double = stage == .before || autoreverses ? 0 : 1
      return Phase(stage: stage, time: 0, fraction: fraction, iteration: 0, isReversing: false)
    }
    let local = (rate < 0 ? -elapsed : elapsed) + offset
    // Most often there is nothing to fold.
    if rate >= 0, local >= 0, local < length {
      return Phase(stage: stage, time: local, fraction: local / length, iteration: 0, isReversing: false)
    }
    guard cycle.isFinite, local.isFinite else {
      let time = local.isFinite ? max(0, local) : 0
      return Phase(stage: stage, time: time, fraction: 0, iteration: 0, isReversing: false)
    }
    var time = local.truncatingRemainder(dividingBy: cycle)
    if time < 0 { time += cycle }
    var iteration = ((rate < 0 ? elapsed : local) / cycle).rounded(.down)
    // The last moment belongs to the repetition that ends there, and so does a moment at which time was made to stand.
    let isLast = elapsed == activeDuration || rate == 0
    if time == 0 && local > 0 && isLast {
      time = cycle
      iteration -= 1
    }
    let isReversing = time > length
    if isReversing { time = cycle - time }
    return Phase(
      stage: stage, time: time, fraction: time / length, iteration: Int(min(max(iteration, 0), 0x1p52)),
      isReversing: isReversing)
  }
}
