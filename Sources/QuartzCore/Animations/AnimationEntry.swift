import Foundation

/// An animation on a layer, with its beginning, its stage and the objects that are notified of its end.
@MainActor package final class AnimationEntry {
  package let key: String?
  package let animation: CAAnimation
  let layer: WeakReference<CALayer>
  /// The stage of the animation.
  @exclusivity(unchecked) private(set) var stage = AnimationStage.waiting {
    didSet { changed() }
  }
  /// The time of the layer before which the animation shows nothing: until then the retained animations of the same
  /// properties show.
  @exclusivity(unchecked) package var notBefore = -CFTimeInterval.infinity {
    didSet { changed() }
  }
  /// When it began, in the layer's time; nil until committed (C-9).
  @exclusivity(unchecked) package var begin: CFTimeInterval? {
    didSet {
      guard begin != oldValue else { return }
      ownEnd = computedEnd
      changed()
    }
  }
  /// The log of the transition that undoes the animation on a cancel: when it was added, that of the transition that
  /// was being made, or else of the nearest transition around the layer.
  @exclusivity(unchecked) var owner: RewindLog?
  /// The end that the animation's timing gives, in the layer's time; infinite before its beginning is fixed, and on a
  /// clock.
  @exclusivity(unchecked) package private(set) var ownEnd = CFTimeInterval.infinity
  /// The transactions whose completions wait for the animation (C-23).
  package let groups: [TransactionGroup]
  /// The effects of the animation on rendering.
  let traits: AnimationTraits
  private let role: AnimationRole
  /// Whether a cancelled transition restores the values that the animation has led to.
  let cancelPolicy: AnimationRole.CancelPolicy
  /// The curve that replaces the timing function since a gesture paused the animation (C-76).
  @exclusivity(unchecked) private(set) var scrubCurve: ScrubCurve?
  /// Whether the observer is still to be notified of the end.
  @exclusivity(unchecked) private var isObserved = true
  /// Whether the animation only eases a step that is over. It is excluded when values are read back on stop.
  @exclusivity(unchecked) package var isIgnoredOnStop = false

  package init(
    key: String?, animation: CAAnimation, role: AnimationRole, of owner: RewindLog?, on layer: CALayer,
    groups: [TransactionGroup]
  ) {
    self.key = key
    self.owner = owner
    self.animation = animation
    self.layer = WeakReference(layer)
    self.role = role
    let leadsBack = role.cancelPolicy == .restore && owner?.isCancelled() == true
    cancelPolicy = leadsBack ? .leaveModel : role.cancelPolicy
    traits = AnimationTraits(of: animation, on: layer, followsClock: role.track != nil)
    self.groups = groups
    for group in groups { group.pending += 1 }
  }

  /// Whether the app added the animation itself, outside of view animation blocks.
  package var isExplicit: Bool {
    if case .app = role.origin { true } else { false }
  }

  /// Whether a view animation block made the animation.
  package var isViewAnimation: Bool {
    if case .viewAnimation = role.origin { true } else { false }
  }

  /// Whether the layer's view gets no touches while the animation runs (C-71).
  package var blocksTouches: Bool { role.blocksTouches }
  /// The clock that moves the animation in place of its own timing, and the span of that clock's progress.
  package var track: AnimationTrack? { role.track }

  /// The name of the observer, for a report of running animations; nil for an explicit animation.
  package var originName: String? {
    if case .viewAnimation(let observer) = role.origin { observer.name } else { nil }
  }

  /// Sets the beginning at the first commit, to a time of the layer, unless the animation has one (C-9).
  package func fixBeginning(atLocal local: CFTimeInterval) {
    guard begin == nil else { return }
    begin = animation.beginTime == 0 ? local + role.delay : animation.beginTime
  }

  // MARK: Movements

  /// The animation compiled, from now until it changes; nil where it cannot be, or has not begun.
  var compiled: CompiledAnimation? {
    guard let begin, let animation = animation as? CAPropertyAnimation else { return nil }
    var (from, until) = (-CFTimeInterval.infinity, CFTimeInterval.infinity)
    // The same times as in `shows(at:)`.
    switch stage {
    case .waiting, .running: from = notBefore
    case .ended: if animation.isRemovedOnCompletion { until = from }
    case .retained: until = localEnd
    }
    return CompiledAnimation(
      animation, timing: timing(atLocal: begin), scrubCurve: scrubCurve, from: from, until: until)
  }

  /// Continues between two other endpoints, of the property's own kind.
  package func setEnds(from start: AnimationValue, to end: AnimationValue) {
    (animation as? CABasicAnimation)?.setEnds(from: start, to: end)
    changed()
  }

  /// Drops what the layer has cached of its animations.
  func changed() {
    layer.target?.dropCompiledAnimations()
  }

  /// Replaces the easing of a view animation by two straight lines through its progress at a time of the layer (C-76).
  ///
  /// Springs keep their motion, and explicit animations their own functions.
  func linearize(atLocal local: CFTimeInterval) {
    guard !isExplicit else { return }
    if let clock = track?.clock, !clock.followsSurroundings {
      role.linearize(at: local)
      clock.linearize(at: local)
    }
    guard let function = animation.timingFunction, scrubCurve == nil, !function.curve.isLinear else { return }
    let time = isRetained ? 1 : timing(atLocal: local).phase(atParent: local)?.fraction ?? 0
    scrubCurve = ScrubCurve(time: time, progress: function.curve.value(at: time))
    changed()
  }

  /// Removes the observer, so that it is not notified of the end.
  package func stopObserving() {
    isObserved = false
  }

  /// Notifies the view animation block of the end.
  func notifyObserver(finished: Bool) {
    if case .viewAnimation(let observer) = role.origin, isObserved { observer.animationEnded(finished: finished) }
  }

  // MARK: Stages

  /// Whether it has ended.
  package var hasEnded: Bool { stage == .ended || stage == .retained }
  /// Whether the animation has ended, and stays in its layer because a clock may move back over it (C-82).
  package var isRetained: Bool { stage == .retained }

  /// Begins, because the layer was committed; returns whether it had not begun before.
  func start() -> Bool {
    guard stage == .waiting else { return false }
    stage = .running
    return true
  }

  /// Ends the animation, once; returns whether it had not ended before.
  ///
  /// - Parameter isRetained: whether a clock may move back over it.
  package func finish(isRetained: Bool) -> Bool {
    guard !hasEnded else { return false }
    stage = isRetained ? .retained : .ended
    return true
  }

  /// Evaluates a body while entries that have ended since count as running.
  static func treatingAsRunning<Result>(_ entries: [AnimationEntry], _ body: () -> Result) -> Result {
    let stages = entries.map(\.stage)
    for entry in entries { entry.stage = .running }
    defer { for (entry, stage) in zip(entries, stages) { entry.stage = stage } }
    return body()
  }

  /// Whether the animation contributes to the layer's presentation at a time of the layer.
  package func shows(at local: CFTimeInterval) -> Bool {
    switch stage {
    case .waiting, .running: local >= notBefore
    case .ended: !animation.isRemovedOnCompletion
    case .retained: local < localEnd
    }
  }

  /// The animation's timing with its beginning filled in.
  package func timing(atLocal local: CFTimeInterval) -> MediaTiming {
    var timing = animation.timing
    timing.beginTime = begin ?? local + role.delay
    return timing
  }

  /// Applies the animation's value at a time of the layer to a state.
  func apply(to state: inout LayerProperties, over model: UnderlyingModel, atLocal local: CFTimeInterval) {
    animation.apply(to: &state, over: model, at: moment(atLocal: local))
  }

  /// The parameters with which the animation is evaluated at a time of the layer.
  func moment(atLocal local: CFTimeInterval) -> AnimationMoment {
    AnimationMoment(timing: timing(atLocal: local), time: local, entry: self)
  }

  /// The end of the animation, in the layer's time; infinite for one without an end.
  package var localEnd: CFTimeInterval {
    track?.clock.end ?? ownEnd
  }

  private var computedEnd: CFTimeInterval {
    guard let begin, track == nil else { return .infinity }
    var timing = animation.timing
    timing.beginTime = begin
    return timing.parentEnd
  }
}

/// The stage of an animation on a layer; it only moves to a later one.
enum AnimationStage {
  /// It was added, and its layer has not been committed since then.
  case waiting
  /// It plays, or its beginning lies in the future.
  case running
  /// It has ended.
  case ended
  /// It has ended by itself, and stays in the layer because a clock may move back over it (C-82).
  case retained
}
