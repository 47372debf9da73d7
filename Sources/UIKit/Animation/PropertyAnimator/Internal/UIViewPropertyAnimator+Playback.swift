import Foundation
import QuartzCore

/// The movement of the clock. Fractions follow the direction of movement; the clock's progress always goes from start
/// to end.
extension UIViewPropertyAnimator {
  // MARK: Progress

  /// Converts a fraction in the direction of movement to the clock's progress, or the other way round.
  func directed(_ progress: AnimationProgress) -> AnimationProgress {
    isReversing ? .one - progress : progress
  }

  var fraction: Double {
    guard state == .active, let playback else { return 0 }
    let progress = directed(playback.progress).x
    return scrubsLinearly || isRunning ? progress : curve.fraction(ofProgress: progress)
  }

  func scrub(to requested: Double) {
    guard !requested.isNaN, state != .stopped else { return }
    guard isInterruptible || !isRunning else {
      return environment.report(.uninterruptibleAnimator("The setter of fractionComplete"))
    }
    pause()
    let isFree = curve.isSpring && requested.isFinite
    var fraction = isFree ? min(max(requested, -1), 2) : min(max(requested, 0), 1)
    if !scrubsLinearly { fraction = curve.progress(at: fraction).x }
    let x = isReversing ? 1 - fraction : fraction
    let paused = pausedProgress
    playback?.clock.hold(at: AnimationProgress(x, component(paused.y, at: x), component(paused.z, at: x)))
  }

  /// Returns another component of the progress while x is scrubbed: from its value at the pause, to the same two ends.
  private func component(_ other: Double, at x: Double) -> Double {
    let paused = pausedProgress
    if paused.x == other { return x }
    if x <= paused.x { return paused.x > 0 ? x * other / paused.x : x }
    return paused.x < 1 ? 1 - (1 - x) * (1 - other) / (1 - paused.x) : x
  }

  // MARK: Becoming active

  func start(afterDelay delay: TimeInterval) {
    switch state {
    case .stopped:
      environment.report(.animatorCall("startAnimation()", state: "stopped"))
    case .active:
      if !isRunning { resume(with: nil, durationFactor: 0) }
    case .inactive:
      self.delay = delay
      let hasBlocks = !blocks.isEmpty
      activate(byTime: true)
      startsWithFirstBlock = !hasBlocks
      // A block may have stopped the animator.
      guard hasBlocks, state == .active else { return }
      play(.curve(curve), duration: duration, delay: delay)
    }
  }

  /// Creates the playback, and runs the blocks that were added before.
  private func activate(byTime: Bool) {
    adaptToRecording()
    let playback = AnimatorPlayback(animator: self)
    self.playback = playback
    state = .active
    playback.clock.hold(at: isReversing ? .one : .zero)
    let waiting = blocks
    blocks = []
    for block in waiting { add(block, to: playback, from: block.delayFactor, byTime: byTime) }
  }

  /// Uses the curve that the driver of a transition requires while its animations are recorded (C-76).
  private func adaptToRecording() {
    guard let recording = environment.animationRecording else { return }
    let requested = ViewAnimationTiming(duration: duration, delay: 0, shape: curve.viewShape, options: [])
    if case .curve(let function) = recording.adapted(requested).shape {
      curve = TimingCurve(function.curve, duration: duration)
    }
  }

  func add(_ block: Block) {
    guard state != .stopped else {
      return environment.report(.animatorCall("addAnimations(_:)", state: "stopped"))
    }
    guard state == .active, let playback else {
      blocks.append(block)
      return
    }
    let byTime = isRunning && block.delayFactor > 0
    let passed = min(max(byTime ? playback.progress.z : playback.progress.x, 0), 1)
    add(block, to: playback, from: passed + (1 - passed) * block.delayFactor, byTime: byTime)
    if startsWithFirstBlock, state == .active {
      startsWithFirstBlock = false
      play(.curve(curve), duration: duration, delay: delay)  // C-90
    }
  }

  /// Adds a block to the playback: a delayed one has its own curve when time drives it, and follows the clock when it
  /// is scrubbed (C-89, C-91).
  private func add(_ block: Block, to playback: AnimatorPlayback, from begin: Double, byTime: Bool) {
    let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
    let timing = ViewAnimationTiming(duration: duration, delay: 0, shape: curve.viewShape, options: options)
    var track = AnimationTrack(clock: playback.clock, begin: begin)
    if byTime, block.delayFactor > 0 { track.timing = .curve(curve) }
    playback.add(block.animations, timing: timing, on: track, isAlongside: block.isAlongside)
  }

  /// Runs a transition's alongside blocks on this animator's clock (T-106).
  func addAlongside(_ animations: @escaping () -> Void) {
    add(Block(delayFactor: 0, isAlongside: true, animations: animations))
  }

  // MARK: Moving

  func pause() {
    if state == .inactive {
      activate(byTime: false)
      startsWithFirstBlock = false
    }
    guard state == .active, let playback else { return }
    if isRunning { pausedProgress = playback.progress }
    playback.pause()
  }

  /// Continues along the rest of the curve, or along another one.
  func resume(with parameters: (any UITimingCurveProvider)?, durationFactor factor: Double) {
    guard let playback else { return }
    let start = directed(playback.progress)
    let length = factor * duration
    if let parameters {
      let left = factor > 0 ? length : max(0, 1 - start.x) * duration
      curve = TimingCurve(parameters, duration: left)
      play(.replacement(curve), duration: curve.duration)
    } else {
      let passed = curve.fraction(ofProgress: start.x)
      let left = factor > 0 ? length : (1 - passed) * curve.duration
      play(.rest(of: curve, from: passed), duration: left)
    }
  }

  func setReversed(_ reverses: Bool) {
    guard reverses != isReversing, state != .stopped else { return }
    guard isInterruptible || !isRunning else {
      return environment.report(.uninterruptibleAnimator("The setter of isReversed"))
    }
    isReversing = reverses
    if isRunning { resume(with: nil, durationFactor: 0) }
  }

  /// Moves the clock to the end in the direction of movement.
  private func play(_ easing: Playhead.Glide.Easing, duration: TimeInterval, delay: TimeInterval = 0) {
    playback?.play(
      Playhead.Glide(
        start: (playback?.now ?? 0) + delay, duration: duration, from: playback?.progress ?? .zero,
        to: isReversing ? .zero : .one, easing: easing),
      for: self)
  }

  // MARK: Ending

  /// Called when the clock has arrived at the end in the direction of movement.
  func clockArrived() {
    if pausesOnCompletion {
      pause()  // C-88
    } else {
      end(at: isReversing ? .start : .end)
    }
  }

  /// Called when the animations were removed by a cancelled transition, or because views have left the window.
  func animationsWereRemoved() {
    guard state == .active else { return }
    end(at: .current)
  }

  private func end(at position: UIViewAnimatingPosition) {
    playback?.end(at: position)
    let (callbacks, owner) = (completions, playback?.completionOwner)
    becomeInactive()
    guard !callbacks.isEmpty else { return }
    if environment.isDeliveringCompletions {
      for completion in callbacks { completion(position) }
    } else {
      environment.enqueueCompletion(of: owner) { for completion in callbacks { completion(position) } }
    }
  }

  /// Resets the animator, so that blocks can be added and it can start again (C-85).
  func becomeInactive() {
    if let parameters = timingParameters { curve = TimingCurve(parameters, duration: duration) }
    playback?.unregister()
    playback = nil
    completions = []
    state = .inactive
    isReversing = false
    startsWithFirstBlock = false
    pausedProgress = .zero
    delay = 0
  }
}
