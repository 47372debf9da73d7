import Foundation

/// An animation that was added to a layer, with when it began and who waits for its end.
@MainActor package final class AnimationEntry {
  package let key: String?
  package let animation: CAAnimation
  let layer: WeakReference<CALayer>
  /// How far it has come.
  @exclusivity(unchecked) private(set) var stage = AnimationStage.waiting {
    didSet { changed() }
  }
  /// In the layer's time: until then it shows nothing, since what was over when it was added shows there.
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
  /// The transition that takes it back on a cancel: the one that was being made, or else the nearest around its layer, as it was added.
  @exclusivity(unchecked) var owner: RewindLog?
  /// When the animation ends by itself, in the layer's time; infinite before its beginning is fixed, and for what a clock moves.
  @exclusivity(unchecked) package private(set) var ownEnd = CFTimeInterval.infinity
  /// Transactions whose completion waits for this animation (C-23).
  package let groups: [TransactionGroup]
  /// What the animation does beside moving properties.
  let traits: AnimationTraits
  private let role: AnimationRole
  /// What the cancel of a transition does with the values that it has led to.
  let cancelPolicy: AnimationRole.CancelPolicy
  /// Straight lines in place of the animation's timing function, since a finger took hold (C-76).
  @exclusivity(unchecked) private(set) var scrubCurve: ScrubCurve?
  /// Whether the block that made it still waits for it.
  @exclusivity(unchecked) private var isObserved = true
  /// Whether it only eases a step that is over: who stops the clock that moves it does not take what it shows for the layer's value.
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

  /// Whether the program itself made it, which no block of view animations did.
  package var isExplicit: Bool {
    if case .app = role.origin { true } else { false }
  }

  /// Whether a block of view animations made it.
  package var isViewAnimation: Bool {
    if case .viewAnimation = role.origin { true } else { false }
  }

  /// Whether the layer's view takes no touches while it runs (C-71).
  package var blocksTouches: Bool { role.blocksTouches }
  /// The clock that moves the animation in place of its own timing, and over which part of that clock's way.
  package var track: AnimationTrack? { role.track }

  /// Who made it, for a report on what still runs; nil for the program.
  package var originName: String? {
    if case .viewAnimation(let observer) = role.origin { observer.name } else { nil }
  }

  /// Fixes the beginning, at the first commit, to a time of the layer, unless it was given one (C-9).
  package func fixBeginning(atLocal local: CFTimeInterval) {
    guard begin == nil else { return }
    begin = animation.beginTime == 0 ? local + role.delay : animation.beginTime
  }

  // MARK: Movements

  /// All that the animation does from here on until somebody changes it, where that is a movement of the layer's place.
  var compiled: CompiledAnimation? {
    guard let begin, let animation = animation as? CAPropertyAnimation else { return nil }
    var (from, until) = (-CFTimeInterval.infinity, CFTimeInterval.infinity)
    // As in `shows(at:)`.
    switch stage {
    case .waiting, .running: from = notBefore
    case .ended: if animation.isRemovedOnCompletion { until = from }
    case .retained: until = localEnd
    }
    return CompiledAnimation(
      animation, timing: timing(atLocal: begin), scrubCurve: scrubCurve, from: from, until: until)
  }

  /// Goes on between two other ends, of the property's own kind.
  package func setEnds(from start: AnimationValue, to end: AnimationValue) {
    (animation as? CABasicAnimation)?.setEnds(from: start, to: end)
    changed()
  }

  /// What the layer remembers of the animation no longer holds.
  func changed() {
    layer.target?.dropCompiledAnimations()
  }

  /// Puts straight lines in place of the easing of what a block has made, from where it is at a time of the layer (C-76).
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

  /// Lets the block that made it no longer wait for it.
  package func stopObserving() {
    isObserved = false
  }

  /// Tells the block that made it.
  func notifyObserver(finished: Bool) {
    if case .viewAnimation(let observer) = role.origin, isObserved { observer.animationEnded(finished: finished) }
  }

  // MARK: Stages

  /// Whether it is over.
  package var hasEnded: Bool { stage == .ended || stage == .retained }
  /// Whether it has ended and would be gone, but for a clock that may go back (C-82).
  package var isRetained: Bool { stage == .retained }

  /// Its layer has been committed with it; returns whether that is new.
  func start() -> Bool {
    guard stage == .waiting else { return false }
    stage = .running
    return true
  }

  /// It is over, once; returns whether that is new.
  ///
  /// - Parameter isRetained: whether a clock may bring it back.
  package func finish(isRetained: Bool) -> Bool {
    guard !hasEnded else { return false }
    stage = isRetained ? .retained : .ended
    return true
  }

  /// What a body sees while an entry that has ended since runs as it did.
  static func treatingAsRunning<Result>(_ entries: [AnimationEntry], _ body: () -> Result) -> Result {
    let stages = entries.map(\.stage)
    for entry in entries { entry.stage = .running }
    defer { for (entry, stage) in zip(entries, stages) { entry.stage = stage } }
    return body()
  }

  /// Whether it has a part in what the layer shows at a time of the layer.
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

  /// Changes a state to what the animation shows at a time of the layer.
  func apply(to state: inout LayerProperties, over model: AnimatedModel, atLocal local: CFTimeInterval) {
    animation.apply(to: &state, over: model, at: moment(atLocal: local))
  }

  /// What the animation is evaluated with at a time of the layer.
  func moment(atLocal local: CFTimeInterval) -> AnimationMoment {
    AnimationMoment(timing: timing(atLocal: local), time: local, entry: self)
  }

  /// When the animation ends, in the layer's time; infinite if never.
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
