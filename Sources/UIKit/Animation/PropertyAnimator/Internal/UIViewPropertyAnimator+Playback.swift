import Foundation
import QuartzCore

/// How the clock is moved. Fractions count in the direction of movement; the clock's progress always from start to end.
extension UIViewPropertyAnimator {
  typealias Progress = ProgressClock.Progress

  // MARK: Progress

  /// A fraction in the direction of movement as the clock's progress, and back.
  func turned(_ progress: Progress) -> Progress {
    isReversing ? .one - progress : progress
  }

  var fraction: Double {
    guard state == .active, let run else { return 0 }
    let progress = turned(run.progress).x
    return scrubsLinearly || isRunning ? progress : curve.time(ofProgress: progress)
  }

  func scrub(to asked: Double) {
    guard !asked.isNaN, state != .stopped else { return }
    guard isInterruptible || !isRunning else {
      return environment.report(.uninterruptibleAnimator("The setter of fractionComplete"))
    }
    hold()
    let isFree = curve.isSpring && asked.isFinite
    var fraction = isFree ? min(max(asked, -1), 2) : min(max(asked, 0), 1)
    if !scrubsLinearly { fraction = curve.value(at: fraction).x }
    let x = isReversing ? 1 - fraction : fraction
    let paused = pausedProgress
    run?.clock.hold(at: Progress(x, component(paused.y, at: x), component(paused.z, at: x)))
  }

  /// Another component of the progress while a finger moves x: from where the pause found it, to the same two ends.
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
      // A block may have stopped it.
      guard hasBlocks, state == .active, let run else { return }
      play(along: curve.path(from: turned(run.progress)), duration: duration, delay: delay)
    }
  }

  /// Makes the run, and runs the blocks that have waited.
  private func activate(byTime: Bool) {
    adoptRecording()
    let run = AnimatorRun(owner: self)
    self.run = run
    state = .active
    run.clock.hold(at: isReversing ? .one : .zero)
    run.onLoss = { [weak self] in self?.lost() }
    let waiting = blocks
    blocks = []
    for block in waiting { add(block, to: run, from: block.delayFactor, byTime: byTime) }
  }

  /// While a transition's animations are recorded, they are told how the driver wants them (C-76).
  private func adoptRecording() {
    guard let recording = environment.animationRecording else { return }
    let asked = ViewAnimationTiming(duration: duration, delay: 0, shape: curve.viewShape, options: [])
    if case .curve(let function) = recording.adapted(asked).shape {
      curve = AnimatorCurve(function.curve, duration: duration)
    }
  }

  func add(_ block: Block) {
    guard state != .stopped else {
      return environment.report(.animatorCall("addAnimations(_:)", state: "stopped"))
    }
    guard state == .active, let run else {
      blocks.append(block)
      return
    }
    let byTime = isRunning && block.delayFactor > 0
    let passed = min(max(byTime ? run.progress.z : run.progress.x, 0), 1)
    add(block, to: run, from: passed + (1 - passed) * block.delayFactor, byTime: byTime)
    if startsWithFirstBlock, state == .active {
      startsWithFirstBlock = false
      play(along: curve.path(from: turned(run.progress)), duration: duration, delay: delay)  // C-90
    }
  }

  /// Begun by time, a delayed block has the whole curve from then to the end; begun by a finger, it follows that one (C-89, C-91).
  private func add(_ block: Block, to run: AnimatorRun, from begin: Double, byTime: Bool) {
    let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
    let timing = ViewAnimationTiming(duration: duration, delay: 0, shape: curve.viewShape, options: options)
    let curve = curve
    let hasOwnWay = byTime && block.delayFactor > 0
    let ownWay = hasOwnWay ? OwnWay(isSpring: curve.isSpring) { curve.value(at: $0) } : nil
    run.add(block.animations, timing: timing, from: begin, isAlongside: block.isAlongside, ownWay: ownWay)
  }

  /// Runs a transition's alongside blocks on this animator's clock (T-106).
  func addAlongside(_ animations: @escaping () -> Void) {
    add(Block(delayFactor: 0, isAlongside: true, animations: animations))
  }

  // MARK: Moving

  func hold() {
    if state == .inactive {
      activate(byTime: false)
      startsWithFirstBlock = false
    }
    guard state == .active, let run else { return }
    if isRunning { pausedProgress = run.progress }
    run.clock.onArrival = nil
    run.clock.hold(at: run.progress)
    isRunning = false
  }

  /// Goes on from where it is: along the rest of the curve, or along another one.
  func resume(with parameters: (any UITimingCurveProvider)?, durationFactor factor: Double) {
    guard let run else { return }
    let start = turned(run.progress)
    let length = factor * duration
    if let parameters {
      let left = factor > 0 ? length : max(0, 1 - start.x) * duration
      curve = AnimatorCurve(parameters, duration: left)
      play(along: curve.newPath(from: start), duration: curve.duration, delay: 0)
    } else {
      let passed = curve.time(ofProgress: start.x)
      let left = factor > 0 ? length : (1 - passed) * curve.duration
      play(along: curve.path(from: start, restFrom: passed), duration: left, delay: 0)
    }
  }

  func turnRound(_ reverses: Bool) {
    guard reverses != isReversing, state != .stopped else { return }
    guard isInterruptible || !isRunning else {
      return environment.report(.uninterruptibleAnimator("The setter of isReversed"))
    }
    isReversing = reverses
    if isRunning { resume(with: nil, durationFactor: 0) }
  }

  /// Moves the clock to the end of the direction; while it moves, the clock keeps the animator alive.
  private func play(along path: @escaping (Double) -> Progress, duration: TimeInterval, delay: TimeInterval) {
    guard let run else { return }
    let reverses = isReversing
    let turned: (Progress) -> Progress = { reverses ? .one - $0 : $0 }
    isRunning = true
    run.clock.glide(
      ProgressClock.Glide(
        start: run.now + delay, duration: duration, from: run.progress, to: turned(.one), isSpring: curve.isSpring,
        path: { turned(path($0)) }))
    run.clock.onArrival = { self.arrived() }
  }

  // MARK: Ending

  private func arrived() {
    if pausesOnCompletion {
      hold()  // C-88
    } else {
      end(at: isReversing ? .start : .end)
    }
  }

  /// Others have ended the animations: a transition that went back to its start, or views that left the window.
  private func lost() {
    guard state == .active else { return }
    end(at: .current)
  }

  private func end(at position: UIViewAnimatingPosition) {
    run?.end(at: position)
    let heard = completions
    becomeInactive()
    guard !heard.isEmpty else { return }
    if environment.isDeliveringCompletions {
      for completion in heard { completion(position) }
    } else {
      environment.enqueueCompletion { for completion in heard { completion(position) } }
    }
  }

  /// Ready to be loaded and started again (C-85).
  func becomeInactive() {
    if let parameters = timingParameters { curve = AnimatorCurve(parameters, duration: duration) }
    run?.leave()
    run = nil
    completions = []
    state = .inactive
    isRunning = false
    isReversing = false
    startsWithFirstBlock = false
    pausedProgress = .zero
    delay = 0
  }
}
