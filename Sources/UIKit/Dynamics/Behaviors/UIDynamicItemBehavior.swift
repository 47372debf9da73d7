import CoreGraphics
import QuartzCore

/// Physical properties of items: how they bounce, slide, resist and rotate.
///
/// Only properties that were set act on the items; where several behaviors set the same one, the last one added wins.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: ItemList
  private var material = DynamicMaterial()
  /// The velocities that were added before an animator had the item.
  private var pendingVelocities: [ObjectIdentifier: (linear: PlaneVector, angular: Double)] = [:]

  /// Creates properties for items.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Creates properties for items that are added later.
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
    pendingVelocities[ObjectIdentifier(item)] = nil
    itemsChanged()
  }

  /// The fraction of the velocity that a collision returns, in 0…1; reads 0 until it is set.
  open var elasticity: CGFloat {
    get { material.elasticity ?? 0 }
    set { accept(newValue, "elasticity", minimum: 0) { material.elasticity = $0 } }
  }
  /// The friction of sliding items: 0 is none, and 1 strong; reads 0 until it is set.
  open var friction: CGFloat {
    get { material.friction ?? 0 }
    set { accept(newValue, "friction", minimum: 0) { material.friction = $0 } }
  }
  /// The mass per area; an item of 100 × 100 points and density 1 has the mass 1. Above 0; reads 1 until it is set.
  open var density: CGFloat {
    get { material.density ?? 1 }
    set { accept(newValue, "density", minimum: .leastNormalMagnitude) { material.density = $0 } }
  }
  /// The fraction of its velocity that an item loses per second; reads 0 until it is set.
  open var resistance: CGFloat {
    get { material.resistance ?? 0 }
    set { accept(newValue, "resistance", minimum: 0) { material.resistance = $0 } }
  }
  /// The fraction of its angular velocity that an item loses per second; reads 0 until it is set.
  open var angularResistance: CGFloat {
    get { material.angularResistance ?? 0 }
    set { accept(newValue, "angularResistance", minimum: 0) { material.angularResistance = $0 } }
  }
  /// Whether items rotate; reads true until it is set.
  open var allowsRotation: Bool {
    get { material.allowsRotation ?? true }
    set {
      material.allowsRotation = newValue
      changed()
    }
  }
  /// Whether items never move; reads false until it is set.
  open var isAnchored: Bool {
    get { material.isAnchored ?? false }
    set {
      material.isAnchored = newValue
      changed()
    }
  }
  /// The charge for electric and magnetic fields, of either sign; reads 0 until it is set.
  open var charge: CGFloat {
    get { material.charge ?? 0 }
    set { accept(newValue, "charge") { material.charge = $0 } }
  }

  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard accepts(velocity.x, "linearVelocity"), accepts(velocity.y, "linearVelocity") else { return }
    add(PlaneVector(velocity), 0, to: item)
  }

  /// Returns an item's velocity, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let own = pendingVelocities[ObjectIdentifier(item)]?.linear ?? .zero
    return (own + (dynamicAnimator?.world.body(of: item)?.velocity ?? .zero)).point
  }

  /// Adds to an item's angular velocity, in radians per second, clockwise on the screen.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard accepts(velocity, "angularVelocity") else { return }
    add(.zero, Double(velocity), to: item)
  }

  /// Returns an item's angular velocity, in radians per second, clockwise on the screen.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let own = pendingVelocities[ObjectIdentifier(item)]?.angular ?? 0
    return own + (dynamicAnimator?.world.body(of: item)?.angularVelocity ?? 0)
  }

  private func add(_ linear: PlaneVector, _ angular: Double, to item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    let old = pendingVelocities[ObjectIdentifier(item)] ?? (.zero, 0)
    pendingVelocities[ObjectIdentifier(item)] = (old.linear + linear, old.angular + angular)
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }
  override var keepsMoving: Bool { !pendingVelocities.isEmpty }

  override func prepare(_ world: DynamicWorld) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.material.merge(material)
      guard let added = pendingVelocities.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      body.velocity += added.linear
      body.angularVelocity += added.angular
    }
  }
}

/// The properties of a body that item behaviors have set; the others are nil.
struct DynamicMaterial: Equatable {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var allowsRotation: Bool?
  var isAnchored: Bool?
  var charge: CGFloat?

  /// Copies the properties that another material has set.
  mutating func merge(_ other: DynamicMaterial) {
    elasticity = other.elasticity ?? elasticity
    friction = other.friction ?? friction
    density = other.density ?? density
    resistance = other.resistance ?? resistance
    angularResistance = other.angularResistance ?? angularResistance
    allowsRotation = other.allowsRotation ?? allowsRotation
    isAnchored = other.isAnchored ?? isAnchored
    charge = other.charge ?? charge
  }
}
