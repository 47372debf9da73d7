import QuartzCore

/// Pushes items, all the time or once; a magnitude of 1 gives an item of 100 × 100 points and density 1 an acceleration of
/// 100 pt/s², or, once, a velocity of 100 pt/s.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous
    /// For a moment; the behavior is then no longer active.
    case instantaneous

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``continuous`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.continuous, .instantaneous])
    }
  }

  private var list: ItemList
  private var direction = PushVector(.zero)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// How long the push lasts.
  public let mode: Mode

  /// A push of some items, without strength yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }

  /// Pushes an item too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    itemsChanged()
  }

  /// Pushes an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    itemsChanged()
  }

  /// Whether the push acts; setting it makes an instantaneous push act once more.
  open var active = true {
    didSet { changed() }
  }
  /// Where to, and how strongly.
  open var pushDirection: CGVector {
    get { direction.vector }
    set {
      guard accepts(newValue.dx, "pushDirection"), accepts(newValue.dy, "pushDirection") else { return }
      direction.set(vector: newValue)
      changed()
    }
  }
  /// Where to, in radians from the right, clockwise on the screen.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strongly.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set {
      guard accepts(newValue, "magnitude") else { return }
      direction.set(magnitude: newValue)
      changed()
    }
  }

  /// Sets where to, in radians, and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard accepts(angle, "angle"), accepts(magnitude, "magnitude") else { return }
    direction.set(angle: angle, magnitude: magnitude)
    changed()
  }

  /// Where an item is pushed, from its middle, in points; pushes off the middle turn it.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed, from its middle, in points along its own sides.
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
