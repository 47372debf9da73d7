import Foundation
import Rendering

/// What moves a layer for a while; the layer's model stays as the program set it (C-15).
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  @exclusivity(unchecked) package var timing = MediaTiming()

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
  package var mayChangeDepth: Bool { true }

  /// Whether the layer draws its contents anew in each frame of the animation.
  package func redraws(_ layer: CALayer) -> Bool { false }

  /// Changes a presentation by what the animation shows at a moment.
  ///
  /// - Parameter model: what lies below all animations.
  package func apply(
    to state: inout LayerProperties, over model: AnimatedModel, at moment: AnimationMoment
  ) {}

  /// Whether a ``CompiledAnimation`` does all that the animation does.
  var isCompilable: Bool { false }

  /// What the layer shows in place of a node, where the animation shows more than properties.
  package func rendered(_ node: RenderNode, at moment: AnimationMoment) -> RenderNode { node }

  /// The eased progress at a moment; nil outside of the animation's time.
  package func shownFraction(at moment: AnimationMoment) -> Double? {
    moment.position(of: self)?.progress.x
  }

  /// How the progress goes with the time.
  ///
  /// - Parameter scrubCurve: straight lines in place of ``timingFunction``.
  func easing(scrubbedBy scrubCurve: ScrubCurve?) -> Easing {
    if let scrubCurve { return .scrubbed(scrubCurve) }
    if let timingFunction { return .curve(timingFunction) }
    return .linear
  }

  /// The properties that the animation moves.
  package var targets: [LayerKeyPath] { [] }

  /// Whether ``rendered(_:at:)`` does anything; then also a hidden layer is shown.
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
