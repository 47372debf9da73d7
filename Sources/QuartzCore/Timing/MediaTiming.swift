/// The timing of a layer or an animation: the conversion from the parent's time to local time, repetitions and fills.
///
/// Times that are not finite count as 0, a speed that is not finite as 1, a negative or NaN duration as 0, so that
/// nothing here fails.
package struct MediaTiming: Hashable, Sendable {
  /// The beginning, in seconds of the parent's time.
  package var beginTime: Double = 0
  /// The length of one repetition in one direction, in seconds of local time; may be infinite.
  package var duration: Double = 0
  /// Seconds of local time per second of the parent's; may be zero or negative.
  package var speed = 1.0
  /// A shift of local time, in seconds.
  package var timeOffset: Double = 0
  /// The number of repetitions, with fractions; 0 and less count as 1.
  package var repeatCount = 0.0
  /// The length of all repetitions, in seconds of local time; overrides `repeatCount` if it is more than 0.
  package var repeatDuration: Double = 0
  /// Whether each repetition runs forwards, then backwards.
  package var autoreverses = false
  private var fillsBefore = false
  private var fillsAfter = false

  /// The fill outside of the active time.
  package var fillMode: CAMediaTimingFillMode {
    get { fillsBefore ? (fillsAfter ? .both : .backwards) : fillsAfter ? .forwards : .removed }
    set { (fillsBefore, fillsAfter) = (newValue.fillsBackwards, newValue.fillsForwards) }
  }

  /// The relation of a time to the active time.
  package enum Stage: Hashable, Sendable {
    case before, active, after
  }

  /// The phase of an animation at a time.
  package struct Phase: Hashable, Sendable {
    /// The relation to the active time; a fill shows outside of `active`.
    package var stage: Stage
    /// The time within one repetition in one direction: 0…duration.
    package var time: Double
    /// `time` as a part of the duration: 0…1.
    package var fraction: Double
    /// The number of repetitions that have passed.
    package var iteration: Int
    /// Whether the repetition runs backwards now.
    package var isReversing: Bool
  }

  /// The timing without any effect.
  package init() {}

  /// Whether all numbers are valid; infinite repetitions are.
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

  /// The parent's time at a local time; the beginning for a speed of 0.
  package func parentTime(fromLocal localTime: Double) -> Double {
    rate == 0 ? begin : (localTime - offset) / rate + begin
  }

  // MARK: Active time

  /// The length of all repetitions together, in seconds of local time (C-3).
  package var activeDuration: Double {
    if repeatDuration > 0 { return length > 0 ? repeatDuration : 0 }
    guard cycle > 0 else { return 0 }
    return repeatCount > 0 ? cycle * repeatCount : cycle
  }

  /// Whether it runs once, forwards, at the parent's rate, for a finite time, so that its phase is a function of the
  /// parent's time alone.
  package var runsOnce: Bool {
    speed == 1 && timeOffset == 0 && beginTime.isFinite && duration > 0 && duration.isFinite && !autoreverses
      && repeatCount <= 0 && repeatDuration <= 0
  }

  /// The end of the active time, in seconds of the parent's time; infinite without one.
  package var parentEnd: Double {
    let active = activeDuration
    if active == 0 { return begin }
    return rate == 0 ? .infinity : begin + active / rate.magnitude
  }

  /// The relation of a parent's time to the active time, which includes its end (C-6).
  package func stage(atParent parentTime: Double) -> Stage {
    let active = activeDuration
    if active == 0 { return parentTime < begin ? .before : .after }
    let elapsed = (parentTime - begin) * rate.magnitude
    if elapsed < 0 { return .before }
    return elapsed <= active ? .active : .after
  }

  /// The phase at a time of the parent; nil outside of the active time without a fill (C-4…C-7).
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

  /// Folds repetitions and reversals into 0…duration.
  private func phase(afterElapsed elapsed: Double, stage: Stage) -> Phase {
    let cycle = cycle
    guard cycle > 0 else {
      let fraction: Double = stage == .before || autoreverses ? 0 : 1
      return Phase(stage: stage, time: 0, fraction: fraction, iteration: 0, isReversing: false)
    }
    let local = (rate < 0 ? -elapsed : elapsed) + offset
    // The common case needs no folding.
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
    // The last moment belongs to the repetition that ends there, as does a moment at which a speed of 0 holds the time.
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
