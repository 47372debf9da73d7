import CoreGraphics
import Foundation

/// A kind of particle that an emitter layer emits.
///
/// A layer copies its cells when they are assigned; later changes go through key paths of the layer, such as
/// `emitterCells.spark.birthRate`. Numbers that are not finite are ignored.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// The values that a layer copies.
  package var cell = EmitterCell()

  /// A cell with a birth rate of 0.
  public override required init() {
    super.init()
  }

  /// The name by which key paths find the cell.
  open var name: String? {
    get { cell.name }
    set { cell.name = newValue }
  }
  /// Whether the cell emits.
  open var isEnabled: Bool {
    get { cell.isEnabled }
    set { cell.isEnabled = newValue }
  }
  /// The image of a particle: a `CGImage`, or nil for none.
  open var contents: Any? {
    get { cell.contents }
    set { cell.contents = newValue as? CGImage }
  }
  /// The part of the image to show, in 0…1 of its sides.
  open var contentsRect: CGRect {
    get { cell.contentsRect }
    set { if newValue.isFinite { cell.contentsRect = newValue } }
  }
  /// Pixels of the image per point.
  open var contentsScale: CGFloat {
    get { cell.contentsScale }
    set { if newValue.isFinite, newValue > 0 { cell.contentsScale = newValue } }
  }
  /// The sampling of an image that is drawn smaller.
  open var minificationFilter: CALayerContentsFilter {
    get { cell.minificationFilter }
    set { cell.minificationFilter = newValue }
  }
  /// The sampling of an image that is drawn larger.
  open var magnificationFilter: CALayerContentsFilter {
    get { cell.magnificationFilter }
    set { cell.magnificationFilter = newValue }
  }
  /// Multiplies the image's colours; white unless set.
  open var color: CGColor? {
    get { cell.color }
    set { cell.color = newValue }
  }
  /// Cells that each particle of this one emits from its own position.
  open var emitterCells: [CAEmitterCell]? {
    didSet { cell.cells = (emitterCells ?? []).map(\.cell) }
  }
  /// The time at which the cell begins to emit, in seconds of the layer's time.
  open var beginTime: CFTimeInterval {
    get { cell.timing.beginTime }
    set { if newValue.isFinite { cell.timing.beginTime = newValue } }
  }
  /// The time for which the cell emits, in seconds; infinite unless set.
  open var duration: CFTimeInterval {
    get { cell.timing.duration }
    set { if newValue >= 0 { cell.timing.duration = newValue } }
  }

  // MARK: Numbers

  /// The number of births per second; 0 unless set.
  open var birthRate: Float {
    get { Float(cell.birthRate) }
    set { if newValue.isFinite { cell.birthRate = Double(newValue) } }
  }
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float {
    get { Float(cell.lifetime) }
    set { if newValue.isFinite { cell.lifetime = Double(newValue) } }
  }
  /// The range of lifetimes around `lifetime`, in seconds from the shortest to the longest.
  open var lifetimeRange: Float {
    get { Float(cell.lifetimeRange) }
    set { if newValue.isFinite { cell.lifetimeRange = Double(newValue) } }
  }
  /// The direction's angle out of the layer's plane, in radians.
  open var emissionLatitude: CGFloat {
    get { CGFloat(cell.emissionLatitude) }
    set { if newValue.isFinite { cell.emissionLatitude = Double(newValue) } }
  }
  /// The direction's angle in the layer's plane, clockwise from the x axis, in radians.
  open var emissionLongitude: CGFloat {
    get { CGFloat(cell.emissionLongitude) }
    set { if newValue.isFinite { cell.emissionLongitude = Double(newValue) } }
  }
  /// The range of directions around the longitude, in radians from side to side.
  open var emissionRange: CGFloat {
    get { CGFloat(cell.emissionRange) }
    set { if newValue.isFinite { cell.emissionRange = Double(newValue) } }
  }
  /// The velocity in points per second.
  open var velocity: CGFloat {
    get { CGFloat(cell.velocity) }
    set { if newValue.isFinite { cell.velocity = Double(newValue) } }
  }
  /// The range of velocities around `velocity`.
  open var velocityRange: CGFloat {
    get { CGFloat(cell.velocityRange) }
    set { if newValue.isFinite { cell.velocityRange = Double(newValue) } }
  }
  /// Acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat {
    get { CGFloat(cell.xAcceleration) }
    set { if newValue.isFinite { cell.xAcceleration = Double(newValue) } }
  }
  /// Acceleration downwards, in points per second squared.
  open var yAcceleration: CGFloat {
    get { CGFloat(cell.yAcceleration) }
    set { if newValue.isFinite { cell.yAcceleration = Double(newValue) } }
  }
  /// Acceleration towards the viewer, in points per second squared.
  open var zAcceleration: CGFloat {
    get { CGFloat(cell.zAcceleration) }
    set { if newValue.isFinite { cell.zAcceleration = Double(newValue) } }
  }
  /// Factor of the size; 1 unless set.
  open var scale: CGFloat {
    get { CGFloat(cell.scale) }
    set { if newValue.isFinite { cell.scale = Double(newValue) } }
  }
  /// The range of factors around `scale`.
  open var scaleRange: CGFloat {
    get { CGFloat(cell.scaleRange) }
    set { if newValue.isFinite { cell.scaleRange = Double(newValue) } }
  }
  /// The change of the factor per second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(cell.scaleSpeed) }
    set { if newValue.isFinite { cell.scaleSpeed = Double(newValue) } }
  }
  /// Radians per second, clockwise.
  open var spin: CGFloat {
    get { CGFloat(cell.spin) }
    set { if newValue.isFinite { cell.spin = Double(newValue) } }
  }
  /// The range of spins around `spin`.
  open var spinRange: CGFloat {
    get { CGFloat(cell.spinRange) }
    set { if newValue.isFinite { cell.spinRange = Double(newValue) } }
  }
  /// The range of the factors of red.
  open var redRange: Float {
    get { Float(cell.redRange) }
    set { if newValue.isFinite { cell.redRange = Double(newValue) } }
  }
  /// The range of the factors of green.
  open var greenRange: Float {
    get { Float(cell.greenRange) }
    set { if newValue.isFinite { cell.greenRange = Double(newValue) } }
  }
  /// The range of the factors of blue.
  open var blueRange: Float {
    get { Float(cell.blueRange) }
    set { if newValue.isFinite { cell.blueRange = Double(newValue) } }
  }
  /// The range of the factors of alpha.
  open var alphaRange: Float {
    get { Float(cell.alphaRange) }
    set { if newValue.isFinite { cell.alphaRange = Double(newValue) } }
  }
  /// The change of the factor of red per second.
  open var redSpeed: Float {
    get { Float(cell.redSpeed) }
    set { if newValue.isFinite { cell.redSpeed = Double(newValue) } }
  }
  /// The change of the factor of green per second.
  open var greenSpeed: Float {
    get { Float(cell.greenSpeed) }
    set { if newValue.isFinite { cell.greenSpeed = Double(newValue) } }
  }
  /// The change of the factor of blue per second.
  open var blueSpeed: Float {
    get { Float(cell.blueSpeed) }
    set { if newValue.isFinite { cell.blueSpeed = Double(newValue) } }
  }
  /// The change of the factor of alpha per second.
  open var alphaSpeed: Float {
    get { Float(cell.alphaSpeed) }
    set { if newValue.isFinite { cell.alphaSpeed = Double(newValue) } }
  }

  // MARK: Values by key

  /// The value for a key; nil if there is no such property.
  open func value(forKey key: String) -> Any? {
    key == "name" ? name : EmitterCellProperty(rawValue: key)?.value(in: cell).anyValue
  }

  /// Sets the value for a key; reports an unknown key, and a value of another type.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "name", let name = value as? String {
      self.name = name
      return
    }
    let value = AnimationValue(value) ?? .none
    if EmitterCellProperty(rawValue: key)?.set(value, in: &cell) == true { return }
    let owner = name.map { "CAEmitterCell \"\($0)\"" } ?? "CAEmitterCell"
    MediaEnvironment.current.report(.wrongKindOfValue(layer: owner, keyPath: key, value: "\(value)"))
  }
}
