import Foundation
import Rendering

/// A change of a layer's presentation over time; the model keeps the values that the app has set (C-15).
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  @exclusivity(unchecked) package var timing = MediaTiming()

  /// Eases each repetition; nil is linear.
  @exclusivity(unchecked) open var timingFunction: CAMediaTimingFunction?
  /// Receives the start and the end; retained.
  @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer when it has ended.
  @exclusivity(unchecked) open var isRemovedOnCompletion = true

  /// The values under keys of the app's own.
  @exclusivity(unchecked) var customValues: [String: Any] = [:]

  /// An animation without an effect.
  public override init() {
    super.init()
  }

  /// Returns nil: animations are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A copy, of the same class and with the same settings (C-16).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassInitializers.make(type(of: self))
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.customValues = customValues
    return copy
  }

  // MARK: Time

  /// The beginning in the layer's time, in seconds; 0 means the commit (C-9).
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The length of one repetition, in seconds; 0 means the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate of the animation's time.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  /// Where in itself the animation starts, in seconds; the part before plays at the end (C-7).
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of repetitions.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// The length of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each repetition plays back.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The fill before the beginning and after the end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Values by key

  /// A value for a key: a property's, or one that ``setValue(_:forKey:)`` has stored.
  open func value(forKey key: String) -> Any? {
    keyedValue(forKey: key)
  }

  /// The value at a key path, which is one key: animations have no values inside of others.
  open func value(forKeyPath keyPath: String) -> Any? {
    value(forKey: keyPath)
  }

  /// Sets a property, or stores a value under a key of the app's own; a property's value of the wrong type is refused
  /// with a diagnostic.
  open func setValue(_ value: Any?, forKey key: String) {
    setKeyedValue(value, forKey: key)
  }

  /// Sets the value at a key path, which is one key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  // MARK: Kinds of animations

  /// The default value of a key; nil unless a subclass has one.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Adds the animation to the layer whose property changed.
  open func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: key)
  }

  /// Prepares the animation when it is added, before the layer shows it.
  package func willBegin(on layer: CALayer) {}

  /// Whether the animation may change the layer's order among its siblings.
  package var mayChangeDepth: Bool { true }

  /// Whether the layer draws its contents again in each frame of the animation.
  package func redraws(_ layer: CALayer) -> Bool { false }

  /// Applies the animation's value to a presentation.
  ///
  /// - Parameter model: the model underneath all animations.
  package func apply(
    to state: inout LayerProperties, over model: UnderlyingModel, at moment: AnimationMoment
  ) {}

  /// Whether the animation can be evaluated as a ``CompiledAnimation``.
  var isCompilable: Bool { false }

  /// The node to show in place of the layer's own; for animations of more than properties.
  package func rendered(_ node: RenderNode, at moment: AnimationMoment) -> RenderNode { node }

  /// The eased progress; nil outside of the active time without a fill.
  package func shownFraction(at moment: AnimationMoment) -> Double? {
    moment.position(of: self)?.progress.x
  }

  /// The function from time to progress.
  ///
  /// - Parameter scrubCurve: the curve that replaces ``timingFunction``, if any.
  func easing(scrubbedBy scrubCurve: ScrubCurve?) -> Easing {
    if let scrubCurve { return .scrubbed(scrubCurve) }
    if let timingFunction { return .curve(timingFunction) }
    return .linear
  }

  /// The properties that the animation moves.
  package var targets: [LayerKeyPath] { [] }

  /// Whether ``rendered(_:at:)`` changes the node; then a hidden layer is rendered, too.
  package var rendersContent: Bool { false }
}

/// Receives an animation's start and end, in the loop's completions phase (C-25).
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation was first shown.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation reached its end (`finished`), or was removed, replaced, or lost its layer.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
