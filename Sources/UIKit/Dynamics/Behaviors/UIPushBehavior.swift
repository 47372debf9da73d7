import QuartzCore

/// Pushes items, continuously or once; a magnitude of 1 gives an item of 100 × 100 points and density 1 an acceleration
/// of 100 pt/s², or, once, a velocity of 100 pt/s.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The mode of a push.
  public enum Mode: Int, Sendable {
    /// A push as long as the behavior is active.
    case continuous
    /// A push at one moment, after which the behavior is inactive.
    case instantaneous

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``continuous`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.continuous, .instantaneous])
    }
  }

  private var list: ItemList
  private var direction = PushVector(.zero)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// The mode.
  public let mode: Mode

  /// Creates a push of items, with magnitude 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
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
    offsets[ObjectIdentifier(item)] = nil
    itemsChanged()
  }

  /// Whether the push acts; setting it makes an instantaneous push act again.
  open var active = true {
    didSet { changed() }
  }
  /// The vector of the push.
  open var pushDirection: CGVector {
    get { direction.vector }
    set {
      guard accepts(newValue.dx, "pushDirection"), accepts(newValue.dy, "pushDirection") else { return }
      direction.set(vector: newValue)
      changed()
    }
  }
  /// The direction in radians from the right, clockwise on the screen.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set {
      guard accepts(newValue, "magnitude") else { return }
      direction.set(magnitude: newValue)
      changed()
    }
  }

  /// Sets the direction in radians, and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard accepts(angle, "angle"), accepts(magnitude, "magnitude") else { return }
    direction.set(angle: angle, magnitude: magnitude)
    changed()
  }

  /// Returns the point at which an item is pushed, from its center, in points; a push off the center rotates the item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which an item is pushed, from its center, in points along its own axes.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    guard accepts(offset.horizontal, "targetOffset"), accepts(offset.vertical, "targetOffset") else { return }
    guard list.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }
  override var keepsMoving: Bool { active && magnitude != 0 && !items.isEmpty }

  override func applyForces(_ world: DynamicWorld) {
    guard active else { return }
    let push = PlaneVector(direction.vector) * 100
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let arm = PlaneVector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
      if mode == .instantaneous {
        body.apply(push, at: arm)
      } else {
        body.acceleration += push * body.inverseMass
        body.angularAcceleration += arm.cross(push) * body.inverseInertia
      }
    }
    if mode == .instantaneous, world.containsOne(of: items) { active = false }
  }
}
