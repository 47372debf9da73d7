import QuartzCore

/// How the animations of one block go: duration, delay, curve or spring, repetition.
package struct ViewAnimationTiming {
  /// What shapes the way.
  package enum Shape {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
  }

  package var duration: TimeInterval
  package var delay: TimeInterval
  package var shape: Shape
  package var options: UIView.AnimationOptions
  /// The clock of a property animator, where one moves the animations.
  package var track: AnimationTrack?

  package init(duration: TimeInterval, delay: TimeInterval, shape: Shape, options: UIView.AnimationOptions) {
    (self.duration, self.delay, self.shape, self.options) = (duration, delay, shape, options)
  }

  /// Timing along the curve that the options name; curve 7 is the system's spring, whose length is its own (K-9).
  @MainActor package init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    if options.curveNumber == 7, duration > 0, duration.isFinite {
      self.init(duration: Spring.systemDuration, delay: delay, shape: .spring(.system), options: options)
    } else {
      let curve = UIView.AnimationCurve(rawValue: Int(options.curveNumber)) ?? .easeInOut
      self.init(duration: duration, delay: delay, shape: .curve(curve.timingFunction), options: options)
    }
  }

  /// What a block inside another takes over from it (C-69).
  @MainActor package func inheriting(from outer: ViewAnimationTiming) -> ViewAnimationTiming {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.shape = outer.shape }
    if !options.contains(.overrideInheritedOptions) { result.options = outer.options }
    if let track = outer.track { result.moveOnto(track, of: outer) }
    return result
  }

  /// A property animator's clock moves the blocks inside its own; their delays and durations are parts of its way (C-94).
  @MainActor private mutating func moveOnto(_ track: AnimationTrack, of outer: ViewAnimationTiming) {
    let way = outer.duration > 0 ? (track.end - track.begin) / outer.duration : 0
    let begin = min(track.begin + delay * way, track.end)
    let end = options.contains(.overrideInheritedDuration) ? min(begin + duration * way, track.end) : track.end
    self.track = AnimationTrack(clock: track.clock, begin: begin, end: end)
    delay = 0
  }

  /// An animation of a key path with this timing.
  @MainActor package func makeAnimation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let track {
      animation = CABasicAnimation(keyPath: keyPath)
      animation.track = track
      animation.duration = duration
      return animation
    }
    switch shape {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
    case .spring(let spring):
      let springAnimation = CASpringAnimation(keyPath: keyPath)
      springAnimation.spring = spring
      animation = springAnimation
    }
    animation.duration = duration
    animation.delay = delay
    animation.fillMode = .both  // C-61
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    if options.contains(.autoreverse) { animation.autoreverses = true }
    return animation
  }
}
