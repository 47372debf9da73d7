import CoreGraphics
import Foundation
import Rendering

/// A layer that shows particles: each is an image that moves, rotates, grows, changes its colour and disappears.
///
/// The content is a function of the layer's time alone. The random numbers of a particle come from the seed and its
/// birth number, so the same time shows the same frame in whichever order times are shown. The emitter counts from time
/// 0 of the layer; set `beginTime` to start later.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The emitter's properties over time, so that particles keep those of their birth.
  package var history = EmissionHistory()
  private var givenCells: [CAEmitterCell]?

  /// An emitter without cells.
  public override init() {
    super.init()
    model_.kind = .emitter(EmitterProperties())
  }

  /// A copy of another layer's state, for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer { (history, givenCells) = (other.history, other.givenCells) }
    if case .emitter? = model_.kind { return }
    model_.kind = .emitter(EmitterProperties())
  }

  /// Returns nil: layers are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The kinds of particles, copied when they are assigned.
  open var emitterCells: [CAEmitterCell]? {
    get { givenCells }
    set {
      givenCells = newValue
      change("emitterCells") { $0.emitter.cells = (newValue ?? []).map(\.cell) }
    }
  }
  /// Multiplies the cells' birth rates.
  open var birthRate: Float {
    get { model_.emitter.birthRate }
    set { set("birthRate", \.emitter.birthRate, newValue, isValid: newValue.isFinite) }
  }
  /// Multiplies the cells' lifetimes.
  open var lifetime: Float {
    get { model_.emitter.lifetime }
    set { set("lifetime", \.emitter.lifetime, newValue, isValid: newValue.isFinite) }
  }
  /// Multiplies the cells' velocities.
  open var velocity: Float {
    get { model_.emitter.velocity }
    set { set("velocity", \.emitter.velocity, newValue, isValid: newValue.isFinite) }
  }
  /// Multiplies the cells' scales.
  open var scale: Float {
    get { model_.emitter.scale }
    set { set("scale", \.emitter.scale, newValue, isValid: newValue.isFinite) }
  }
  /// Multiplies the cells' spins.
  open var spin: Float {
    get { model_.emitter.spin }
    set { set("spin", \.emitter.spin, newValue, isValid: newValue.isFinite) }
  }
  /// The middle of the emitter's shape, in points.
  open var emitterPosition: CGPoint {
    get { model_.emitter.position }
    set { set("emitterPosition", \.emitter.position, newValue, isValid: newValue.isFinite) }
  }
  /// The depth of the middle of the emitter's shape, in points.
  open var emitterZPosition: CGFloat {
    get { model_.emitter.zPosition }
    set { set("emitterZPosition", \.emitter.zPosition, newValue, isValid: newValue.isFinite) }
  }
  /// The size of the emitter's shape, in points; a circle's and a sphere's radius is its width.
  open var emitterSize: CGSize {
    get { model_.emitter.size }
    set {
      set("emitterSize", \.emitter.size, newValue, isValid: newValue.width.isFinite && newValue.height.isFinite)
    }
  }
  /// The depth of the emitter's shape, in points.
  open var emitterDepth: CGFloat {
    get { model_.emitter.depth }
    set { set("emitterDepth", \.emitter.depth, newValue, isValid: newValue.isFinite) }
  }
  /// The shape from which particles come.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { model_.emitter.shape }
    set { set("emitterShape", \.emitter.shape, newValue) }
  }
  /// The part of the shape from which particles come.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { model_.emitter.mode }
    set { set("emitterMode", \.emitter.mode, newValue) }
  }
  /// The order and blending of particles.
  open var renderMode: CAEmitterLayerRenderMode {
    get { model_.emitter.renderMode }
    set { set("renderMode", \.emitter.renderMode, newValue) }
  }
  /// Whether particles keep their depth instead of being flattened into the layer's plane.
  open var preservesDepth: Bool {
    get { model_.emitter.preservesDepth }
    set { set("preservesDepth", \.emitter.preservesDepth, newValue) }
  }
  /// The seed of the particles' random numbers.
  open var seed: UInt32 {
    get { model_.emitter.seed }
    set { set("seed", \.emitter.seed, newValue) }
  }

  package override var showsTime: Bool { true }

  package override func change(_ key: String, _ body: (inout LayerProperties) -> Void) {
    super.change(key, body)
    if presented == nil { setNeedsCommit() }
  }

  package override func willCommit(at local: CFTimeInterval) {
    let expected = model_.emitter.expectedParticles
    if expected > Double(EmitterSimulation.limit) {
      environment.report(.tooManyParticles(layer: debugName, count: expected))
    }
    history.record(EmissionRecord(time: local, model: model_, entries: entries))
  }
}
