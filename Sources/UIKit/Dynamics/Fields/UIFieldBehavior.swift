import QuartzCore

/// A field of force: it acts on items wherever they are in its region.
///
/// Gravity fields act in the unit of `UIGravityBehavior`, the others in that of `UIPushBehavior`; for `falloff` distances count in
/// hundreds of points.
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
  /// Seconds of the field's own time.
  private var time = 0.0

  init(_ kind: FieldKind) {
    self.kind = kind
    super.init()
  }

  // MARK: Fields

  /// Slows items down, the more the faster they are.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Pushes items around its position, clockwise on the screen.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Pulls items towards a position.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Pulls items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    directed(.linearGravity, direction)
  }

  /// Gives items a velocity, in points per second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    directed(.velocity, direction)
  }

  /// Pushes items about, otherwise at each place and time, and always alike.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    restless(.noise, smoothness, speed)
  }

  /// Pushes items about as noise does, the more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    restless(.turbulence, smoothness, speed)
  }

  /// Pulls items to its position, the more the farther they are.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Pushes items that have a charge away from its position; those of a negative charge it pulls.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Pushes items that have a charge to the side of where they move.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// A field of the app's own: the block gets the field, an item's position, velocity, mass and charge and the length of a step,
  /// and returns a force in the unit of pushes; one that is not finite does nothing.
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

  private static func restless(_ kind: FieldKind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  // MARK: Items

  /// The items on which the field acts.
  open var items: [any UIDynamicItem] { list.items }

  /// Lets the field act on an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    itemsChanged()
  }

  /// Lets the field no longer act on an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    itemsChanged()
  }

  // MARK: Properties

  /// The field's middle, in the reference view's coordinates, in points.
  open var position: CGPoint {
    get { storedPosition }
    set {
      guard accepts(newValue.x, "position"), accepts(newValue.y, "position") else { return }
      storedPosition = newValue
      changed()
    }
  }
  /// Where the field acts, about its position; everywhere unless set.
  open var region = UIRegion.infinite {
    didSet { changed() }
  }
  /// How strong the field is; 1 unless set.
  open var strength: CGFloat {
    get { storedStrength }
    set { accept(newValue, "strength") { storedStrength = $0 } }
  }
  /// The power of the distance by which the strength is divided; 0, everywhere alike, unless set.
  open var falloff: CGFloat {
    get { storedFalloff }
    set { accept(newValue, "falloff") { storedFalloff = $0 } }
  }
  /// The least distance that counts for `falloff`, in points; 1 unless set.
  open var minimumRadius: CGFloat {
    get { storedRadius }
    set { accept(newValue, "minimumRadius", least: .leastNormalMagnitude) { storedRadius = $0 } }
  }
  /// Where a field that has a direction acts to.
  open var direction: CGVector {
    get { storedDirection }
    set {
      guard accepts(newValue.dx, "direction"), accepts(newValue.dy, "direction") else { return }
      storedDirection = newValue
      changed()
    }
  }
  /// How alike noise is at places near each other, in 0…1.
  open var smoothness: CGFloat {
    get { storedSmoothness }
    set { accept(newValue, "smoothness") { storedSmoothness = $0 } }
  }
  /// How fast noise changes: 0 not at all.
  open var animationSpeed: CGFloat {
    get { storedSpeed }
    set { accept(newValue, "animationSpeed") { storedSpeed = $0 } }
  }

  /// What the strength is multiplied by at a distance in points.
  func falloffFactor(at distance: Double) -> Double {
    falloff == 0 ? 1 : EngineMath.pow(max(distance, Double(minimumRadius)) / 100, -Double(falloff))
  }

  // MARK: The solver

  override var ownItems: [any UIDynamicItem] { items }
  override var keepsMoving: Bool { kind.isRestless && animationSpeed != 0 && strength != 0 && !items.isEmpty }

  override func applyForces(_ world: DynamicWorld) {
    for item in items {
      guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
      guard region.contains((body.position - PlaneVector(position)).point) else { continue }
      // Next to nothing, or beyond all numbers, a field does nothing.
      let acceleration = kind.acceleration(of: body, in: self, time: time)
      guard acceleration.point.isFinite else { continue }
      body.acceleration += acceleration
      if kind.holdsStill { body.isGuided = true }
    }
  }

  override func stepEnded(_ world: DynamicWorld) {
    let next = time + DynamicWorld.stepDuration * Double(animationSpeed)
    if next.isFinite { time = next }
  }
}
