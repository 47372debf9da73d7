import Foundation
import Rendering

/// What moves a layer for a while; the layer's model stays as the program set it (C-15).
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  @exclusivity(unchecked) package var timing = MediaTiming()
  /// Seconds between "now" and the beginning, where `beginTime` is 0; UIView's `delay` (C-61).
  @exclusivity(unchecked) package var delay: CFTimeInterval = 0
  /// Who started it, for a report on what still runs.
  @exclusivity(unchecked) package var origin: String?
  /// Whether it goes along with what a transition's container lies in: nothing that a clock in the container brings back.
  @exclusivity(unchecked) package var isFromOutside = false
  /// Whether it only eases a step that is over: who stops the clock that moves it does not take what it shows for the layer's value.
  @exclusivity(unchecked) package var isOverdue = false
  /// The clock that moves the animation in place of its own timing, and over which part of that clock's way.
  @exclusivity(unchecked) package var track: AnimationTrack?
  /// Whether the layer's view takes no touches while it runs (C-71).
  @exclusivity(unchecked) package var blocksTouches = false
  /// Straight lines in place of ``timingFunction``, since a finger took hold (C-76).
  @exclusivity(unchecked) package var bend: TimingBend?
  /// Runs in place of the delegate, for the engine's own animations.
  @exclusivity(unchecked) package var onStop: ((_ finished: Bool) -> Void)?

  /// Eases each repetition; nil is linear.
  @exclusivity(unchecked) open var timingFunction: CAMediaTimingFunction?
  /// Hears of start and end; retained.
  @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer when it has ended.
  @exclusivity(unchecked) open var isRemovedOnCompletion = true

  /// An animation that changes nothing.
  public override required init() {
    super.init()
  }

  /// A copy, of the same class and with the same settings (C-16).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.timing = timing
    copy.delay = delay
    copy.origin = origin
    copy.onStop = onStop
    copy.bend = bend
    copy.isFromOutside = isFromOutside
    copy.isOverdue = isOverdue
    copy.track = track
    copy.blocksTouches = blocksTouches
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// The default for a key; nil unless a subclass says otherwise.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Adds the animation to the layer whose property changed.
  open func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: key)
  }

  /// Called when the animation is added, before the layer shows it, so that it can look at the values it starts from.
  package func willBegin(on layer: CALayer) {}

  /// Whether the animation may move its layer in front of siblings or behind them.
  package var mayMoveDepth: Bool { true }

  /// Whether the layer draws its contents anew in each frame of the animation.
  package func redraws(_ layer: CALayer) -> Bool { false }

  /// Changes a presentation by what the animation shows at a time of the layer.
  ///
  /// - Parameter model: what lies below all animations.
  package func apply(
    to state: inout LayerProperties, over model: AnimatedModel, timing: MediaTiming, at time: CFTimeInterval
  ) {}

  /// Whether a ``QuickRun`` does all that the animation does.
  var movesQuickly: Bool { false }

  /// What the layer shows in place of a node, where the animation shows more than properties.
  package func rendered(_ node: RenderNode, timing: MediaTiming, at time: CFTimeInterval) -> RenderNode { node }

  /// How much of the way is shown at a time of the layer, eased; nil outside the animation's time.
  package func shownFraction(timing: MediaTiming, at time: CFTimeInterval) -> Double? {
    if let track { return track.progress(at: time).x }
    guard let phase = timing.phase(atParent: time) else { return nil }
    return eased(phase.fraction)
  }

  /// The fraction of the way at a fraction of one repetition's time.
  final func eased(_ fraction: Double) -> Double {
    if let bend { return bend.value(at: fraction) }
    return timingFunction?.value(at: fraction) ?? fraction
  }

  /// How a quick movement goes.
  var pace: QuickRun.Pace {
    if let bend { return .bend(bend) }
    if let timingFunction { return .curve(timingFunction) }
    return .even
  }

  /// The properties that the animation moves.
  package var targets: [LayerKeyPath] { [] }

  /// Whether ``rendered(_:timing:at:)`` does anything; then also a hidden layer is shown.
  package var rendersContent: Bool { false }
}

extension CAAnimation {
  /// When the animation begins, in its layer's time, in seconds; 0 means "now".
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one repetition lasts, in seconds; 0 means the transaction's duration.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the animation plays.
  public var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  /// Where in itself the animation starts, in seconds; what is skipped plays at the end (C-7).
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How often it repeats.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// How long it repeats, in seconds.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each repetition plays back.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is shown before the beginning and after the end.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
