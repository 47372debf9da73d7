import Foundation

/// An animation that was added to a layer, with when it began and who waits for its end.
@MainActor package final class AnimationEntry {
  package let key: String?
  package let animation: CAAnimation
  private let layer: Tethered<CALayer>
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
      ownEnd = endByItself
      changed()
    }
  }
  /// The container of the transition inside of which it was added; outside any, the layer that was at the top.
  private let home: Tethered<CALayer>
  /// When the animation ends by itself, in the layer's time; infinite before its beginning is fixed, and for what a clock moves.
  @exclusivity(unchecked) package private(set) var ownEnd = CFTimeInterval.infinity
  /// Transactions whose completion waits for this animation (C-23).
  package let groups: [TransactionGroup]
  /// What the animation does beside moving properties.
  let traits: AnimationTraits
  /// Who started it, for a report on what still runs.
  package let origin: String?

  package init(key: String?, animation: CAAnimation, on layer: CALayer, groups: [TransactionGroup]) {
    self.key = key
    home = Tethered(layer.animationHome)
    self.animation = animation
    self.layer = Tethered(layer)
    traits = AnimationTraits(of: animation, on: layer)
    self.groups = groups
    origin = animation.origin
    for group in groups { group.pending += 1 }
  }

  /// Whether it was added inside of a transition's container while the transition ran, or to what was in no tree then: not before,
  /// though at the same time, and not elsewhere, from where its layer has come.
  func isAtHome(in container: CALayer) -> Bool { home.target?.isDescendant(of: container) ?? true }

  /// Fixes the beginning, at the first commit, to a time of the layer, unless it was given one (C-9).
  package func fixBeginning(atLocal local: CFTimeInterval) {
    guard begin == nil else { return }
    begin = animation.beginTime == 0 ? local + animation.delay : animation.beginTime
  }

  // MARK: Movements

  /// All that the animation does from here on until somebody changes it, where that is a movement of the layer's place.
  var quickRun: QuickRun? {
    guard let begin, let animation = animation as? CAPropertyAnimation else { return nil }
    var (from, until) = (-CFTimeInterval.infinity, CFTimeInterval.infinity)
    // As in `shows(at:)`.
    switch stage {
    case .waiting, .running: from = notBefore
    case .ended: if animation.isRemovedOnCompletion { until = from }
    case .kept: until = localEnd
    }
    return QuickRun(animation, timing: timing(atLocal: begin), from: from, until: until)
  }

  /// Goes on between two other ends, of the property's own kind.
  package func setEnds(from start: AnimationValue, to end: AnimationValue) {
    (animation as? CABasicAnimation)?.setEnds(from: start, to: end)
    changed()
  }

  /// What the layer remembers of the animation no longer holds.
  func changed() {
    layer.target?.forgetRuns()
  }

  // MARK: Stages

  /// Whether it is over.
  package var hasEnded: Bool { stage == .ended || stage == .kept }
  /// Whether it has ended and would be gone, but for a clock that may go back (C-82).
  package var isKept: Bool { stage == .kept }

  /// Its layer has been committed with it; returns whether that is new.
  func start() -> Bool {
    guard stage == .waiting else { return false }
    stage = .running
    return true
  }

  /// It is over, once; returns whether that is new.
  ///
  /// - Parameter isKept: whether a clock may bring it back.
  package func finish(isKept: Bool) -> Bool {
    guard !hasEnded else { return false }
    stage = isKept ? .kept : .ended
    return true
  }

  /// What a body sees while an entry that has ended since runs as it did.
  static func reviving<Result>(_ entries: [AnimationEntry], _ body: () -> Result) -> Result {
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
    case .kept: local < localEnd
    }
  }

  /// The animation's timing with its beginning filled in.
  package func timing(atLocal local: CFTimeInterval) -> MediaTiming {
    var timing = animation.timing
    timing.beginTime = begin ?? local + animation.delay
    return timing
  }

  /// When the animation ends, in the layer's time; infinite if never.
  package var localEnd: CFTimeInterval {
    animation.track?.clock.end ?? ownEnd
  }

  private var endByItself: CFTimeInterval {
    guard let begin, animation.track == nil else { return .infinity }
    var timing = animation.timing
    timing.beginTime = begin
    return timing.parentEnd
  }
}
