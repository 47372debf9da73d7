import QuartzCore

/// A force field that acts on items inside its region.
///
/// Gravity fields have the unit of `UIGravityBehavior`, the others that of `UIPushBehavior`; for `falloff` distances
/// count in hundreds of points.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  private var list = ItemList([])
  private let kind: FieldKind
  private var storedPosition = CGPoint.zero
  private var storedStrength: CGFloat = 1
  private var storedFalloff: CGFloat = 0
  private var storedRadius: CGFloat = 1
  private var storedDirection = CGVector.zero
  private var storedSmoothness: CGFloat = 0
  private var storedSpeed: CGFloat = 1
  /// The seconds of the field's own time.
  private var time = 0.0

  init(_ kind: FieldKind) {
    self.kind = kind
    super.init()
  }

  // MARK: Fields

  /// Returns a field that slows items down in proportion to their velocity.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Returns a field that pushes items around its position, clockwise on the screen.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Returns a field that accelerates items towards a position.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    directed(.linearGravity, direction)
  }

  /// Returns a field that gives items a velocity, in points per second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    directed(.velocity, direction)
  }

  /// Returns a field that pushes items by deterministic noise in space and time.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    varyingField(.noise, smoothness, speed)
  }

  /// Returns a field that pushes items by noise in proportion to their velocity.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    varyingField(.turbulence, smoothness, speed)
  }

  /// Returns a field that pulls items to its position in proportion to their distance.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Returns a field that repels charged items from its position, and attracts those with a negative charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Returns a field that pushes charged items sideways to their velocity.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Returns a custom field: the block gets the field, an item's position, velocity, mass and charge and the length of
  /// a step, and returns a force in the unit of pushes; one that is not finite is ignored.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.custom(block))
  }

  private static func directed(_ kind: FieldKind, _ direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.direction = direction
    return field
  }

  private static func varyingField(_ kind: FieldKind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  // MARK: Items

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    itemsChanged()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    itemsChanged()
  }

  // MARK: Properties

  /// The field's center, in the reference view's coordinates, in points.
  open var position: CGPoint {
    get { storedPosition }
    set {
      guard accepts(newValue.x, "position"), accepts(newValue.y, "position") else { return }
      storedPosition = newValue
      changed()
    }
  }
  /// The region in which the field acts, about its position; infinite by default.
  open var region = UIRegion.infinite {
    didSet { changed() }
  }
  /// The strength; 1 by default.
  open var strength: CGFloat {
    get { storedStrength }
    set { accept(newValue, "strength") { storedStrength = $0 } }
  }
  /// The power of the distance that divides the strength; 0 by default, which is no falloff.
  open var falloff: CGFloat {
    get { storedFalloff }
    set { accept(newValue, "falloff") { storedFalloff = $0 } }
  }
  /// The minimum distance that counts for `falloff`, in points; 1 by default.
  open var minimumRadius: CGFloat {
    get { storedRadius }
    set { accept(newValue, "minimumRadius", minimum: .leastNormalMagnitude) { storedRadius = $0 } }
  }
  /// The direction of a field that has one.
  open var direction: CGVector {
    get { storedDirection }
    set {
      guard accepts(newValue.dx, "direction"), accepts(newValue.dy, "direction") else { return }
      storedDirection = newValue
      changed()
    }
  }
  /// The smoothness of noise, in 0…1.
  open var smoothness: CGFloat {
    get { storedSmoothness }
    set { accept(newValue, "smoothness") { storedSmoothness = $0 } }
  }
  /// The speed at which noise changes; 0 for none.
  open var animationSpeed: CGFloat {
    get { storedSpeed }
    set { accept(newValue, "animationSpeed") { storedSpeed = $0 } }
  }

  /// Returns the factor of the strength at a distance in points.
  func falloffFactor(at distance: Double) -> Double {
    falloff == 0 ? 1 : EngineMath.pow(max(distance, Double(minimumRadius)) / 100, -Double(falloff))
  }

  // MARK: The solver

  override var ownItems: [any UIDynamicItem] { items }
  override var keepsMoving: Bool { kind.changesOverTime && animationSpeed != 0 && strength != 0 && !items.isEmpty }

  override func applyForces(_ world: DynamicWorld) {
    for item in items {
      guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
      guard region.contains((body.position - PlaneVector(position)).point) else { continue }
      // An acceleration of almost zero, or one that is not finite, is ignored.
      let acceleration = kind.acceleration(of: body, in: self, time: time)
      guard acceleration.point.isFinite else { continue }
      body.acceleration += acceleration
      if kind.allowsRest { body.isConstrained = true }
    }
  }

  override func stepEnded(_ world: DynamicWorld) {
    let next = time + DynamicWorld.stepDuration * Double(animationSpeed)
    if next.isFinite { time = next }
  }
}
