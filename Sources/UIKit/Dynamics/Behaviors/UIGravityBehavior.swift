import QuartzCore

/// Accelerates items in one direction; a magnitude of 1 is 1000 points per second squared.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var list: ItemList
  private var direction = PushVector(CGVector(dx: 0, dy: 1))

  /// Creates gravity for items.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Creates gravity for items that are added later.
  public convenience override init() {
    self.init(items: [])
  }

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

  /// The vector of gravity, in 1000 pt/s²; (0, 1) by default.
  open var gravityDirection: CGVector {
    get { direction.vector }
    set {
      guard accepts(newValue.dx, "gravityDirection"), accepts(newValue.dy, "gravityDirection") else { return }
      direction.set(vector: newValue)
      changed()
    }
  }
  /// The direction in radians from the right, clockwise on the screen; π/2 by default.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude in 1000 pt/s²; 1 by default.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set {
      guard accepts(newValue, "magnitude") else { return }
      direction.set(magnitude: newValue)
      changed()
    }
  }

  /// Sets the direction in radians, and the magnitude in 1000 pt/s².
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard accepts(angle, "angle"), accepts(magnitude, "magnitude") else { return }
    direction.set(angle: angle, magnitude: magnitude)
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func applyForces(_ world: DynamicWorld) {
    let acceleration = PlaneVector(direction.vector) * 1000
    for item in items {
      guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
      body.acceleration += acceleration
    }
  }
}
