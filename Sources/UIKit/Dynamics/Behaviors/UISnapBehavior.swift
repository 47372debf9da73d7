import QuartzCore

/// Takes an item to a point, and upright, as if on a spring.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Swings a second of the spring; Apple states none (Decision on dynamics).
  private static let frequency = 4.0

  private let item: any UIDynamicItem
  private var storedPoint: CGPoint
  private var storedDamping: CGFloat = 0.5

  /// A snap of an item to a point of the reference view, in points.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    storedPoint = item.center
    super.init()
    snapPoint = point
  }

  /// Where the item ends, in the reference view's coordinates.
  open var snapPoint: CGPoint {
    get { storedPoint }
    set {
      guard accepts(newValue.x, "snapPoint"), accepts(newValue.y, "snapPoint") else { return }
      storedPoint = newValue
      changed()
    }
  }
  /// How little the item swings at the end, in 0…1; 0.5 at first.
  open var damping: CGFloat {
    get { storedDamping }
    set {
      guard accepts(newValue, "damping") else { return }
      storedDamping = min(max(newValue, 0), 1)
      changed()
    }
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func applyForces(_ world: DynamicWorld) {
    guard let body = world.body(of: item), body.inverseMass > 0 else { return }
    // Without any damping the item would never come to rest.
    let spring = SpringStep(frequency: Self.frequency, dampingRatio: 0.2 + 0.8 * storedDamping)
    body.velocity += spring.change(ofVelocity: body.velocity, at: body.position - PlaneVector(snapPoint))
    if body.inverseInertia > 0 {
      body.angularVelocity += spring.change(ofVelocity: body.angularVelocity, at: body.angle)
    }
    body.isGuided = true
  }

  override func comeToRest(_ world: DynamicWorld) {
    guard let body = world.body(of: item), body.inverseMass > 0 else { return }
    let target = PlaneVector(snapPoint)
    guard (body.position - target).length < 0.5, abs(body.angle) < 0.01 else { return }
    body.position = target
    if body.inverseInertia > 0 { body.angle = 0 }
  }
}
