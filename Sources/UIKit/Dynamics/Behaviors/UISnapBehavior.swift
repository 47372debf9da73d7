import QuartzCore

/// Moves an item to a point, upright, as by a spring.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The oscillations per second of the spring; Apple states none (Decision 13).
  private static let frequency = 4.0

  private let item: any UIDynamicItem
  private var storedPoint: CGPoint
  private var storedDamping: CGFloat = 0.5

  /// Creates a snap of an item to a point of the reference view, in points.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    storedPoint = item.center
    super.init()
    snapPoint = point
  }

  /// The point at which the item ends, in the reference view's coordinates.
  open var snapPoint: CGPoint {
    get { storedPoint }
    set {
      guard accepts(newValue.x, "snapPoint"), accepts(newValue.y, "snapPoint") else { return }
      storedPoint = newValue
      changed()
    }
  }
  /// The damping of the oscillation at the end, in 0…1; 0.5 by default.
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
    body.isConstrained = true
  }

  override func comeToRest(_ world: DynamicWorld) {
    guard let body = world.body(of: item), body.inverseMass > 0 else { return }
    let target = PlaneVector(snapPoint)
    guard (body.position - target).length < 0.5, abs(body.angle) < 0.01 else { return }
    body.position = target
    if body.inverseInertia > 0 { body.angle = 0 }
  }
}
