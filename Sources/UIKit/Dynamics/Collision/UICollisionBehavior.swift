import QuartzCore

/// Keeps items apart, and inside boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The collisions of a behavior.
  public struct Mode: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates a mode from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Collisions between items.
    public static let items = Mode(rawValue: 1)
    /// Collisions with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both kinds of collision.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: ItemList
  private var boundaries: [CollisionBoundary] = []
  private var insets: UIEdgeInsets?
  private var tracker = ContactTracker()
  /// The possible contacts of the present step, with their ranges in the world's list.
  private var candidates: [(pair: ContactTracker.Pair, range: Range<Int>)] = []

  /// Creates collisions of items.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Creates collisions of items that are added later.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }
  /// The delegate, which gets the contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// The kinds of collision; ``Mode/everything`` by default.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }

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

  // MARK: Boundaries

  /// Whether the edges of the reference view's bounds are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? insets ?? .zero : nil
      changed()
    }
  }

  /// Makes the edges of the reference view's bounds a boundary, with insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    for value in [insets.top, insets.left, insets.bottom, insets.right] where !accepts(value, "insets") { return }
    self.insets = insets
    changed()
  }

  /// Adds a boundary along a path of the reference view; one with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(CollisionBoundary(identifier, bezierPath))
    changed()
  }

  /// Adds a boundary from point to point of the reference view; one with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    for value in [p1.x, p1.y, p2.x, p2.y] where !accepts(value, "boundary") { return }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; nil for an unknown identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let key = CollisionBoundary.key(identifier)
    return boundaries.first { $0.identifier.flatMap(CollisionBoundary.key) == key }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let key = CollisionBoundary.key(identifier)
    boundaries.removeAll { $0.identifier.flatMap(CollisionBoundary.key) == key }
    changed()
  }

  /// The identifiers of the boundaries, in the order in which they were added; nil where there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  /// Removes all boundaries, but not the reference view's edges.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  // MARK: The solver

  override var ownItems: [any UIDynamicItem] { items }

  private var allBoundaries: [CollisionBoundary] {
    guard let insets, let view = dynamicAnimator?.referenceView else { return boundaries }
    let edge = view.bounds.inset(by: insets)
    guard edge.width > 0, edge.height > 0 else { return boundaries }
    return boundaries + [CollisionBoundary(nil, UIBezierPath(rect: edge))]
  }

  override func addContacts(to world: DynamicWorld) {
    candidates = []
    let bodies = items.compactMap { world.body(of: $0) }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies[(index + 1)...] { addContact(body, other, to: world) }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    let walls = allBoundaries
    for body in bodies {
      for (index, boundary) in walls.enumerated() { addContacts(body, boundary, index, to: world) }
    }
  }

  private func addContact(_ body: DynamicBody, _ other: DynamicBody, to world: DynamicWorld) {
    guard body.inverseMass + other.inverseMass > 0 else { return }
    let distance = (body.position - other.position).length
    let margin = maximumDisplacement(body) + maximumDisplacement(other)
    guard distance <= body.outline.radius + other.outline.radius + margin else { return }
    guard let found = OutlineContact.between(body.corners, other.corners, margin: margin) else { return }
    let start = world.contacts.count
    for point in found.points {
      let contact = ContactPoint(body, other, normal: found.normal, at: point.position, point.separation)
      world.contacts.append(contact)
    }
    let key: [AnyHashable] = [ObjectIdentifier(body), ObjectIdentifier(other)]
    let pair = ContactTracker.Pair(key: key, item: body.item, counterpart: .item(other.item))
    candidates.append((pair, start..<world.contacts.count))
  }

  private func addContacts(
    _ body: DynamicBody, _ boundary: CollisionBoundary, _ index: Int, to world: DynamicWorld
  ) {
    guard body.inverseMass > 0 else { return }
    let margin = maximumDisplacement(body)
    let radius = body.outline.radius + margin
    let start = world.contacts.count
    for (first, second) in boundary.walls {
      let (low, high) = (pointwiseMin(first, second), pointwiseMax(first, second))
      guard body.position.x + radius >= low.x, body.position.x - radius <= high.x else { continue }
      guard body.position.y + radius >= low.y, body.position.y - radius <= high.y else { continue }
      // The one-sided wall faces the body's center, so that nothing passes through.
      let isBehind = (second - first).perpendicular.dot(body.position - first) > 0
      let wall = isBehind ? [second, first] : [first, second]
      guard let found = OutlineContact.between(body.corners, wall, margin: margin) else { continue }
      for point in found.points {
        let contact = ContactPoint(body, nil, normal: found.normal, at: point.position, point.separation)
        world.contacts.append(contact)
      }
    }
    guard start < world.contacts.count else { return }
    let name = boundary.identifier.flatMap(CollisionBoundary.key) ?? (boundary.identifier == nil ? -1 : index)
    let pair = ContactTracker.Pair(
      key: [ObjectIdentifier(body), "boundary", name], item: body.item, counterpart: .boundary(boundary.identifier))
    candidates.append((pair, start..<world.contacts.count))
  }

  /// Returns how far a body's outline may reach in a step, with a margin.
  private func maximumDisplacement(_ body: DynamicBody) -> Double {
    let speed = body.velocity.length + abs(body.angularVelocity) * body.outline.radius
    return speed * DynamicWorld.stepDuration + 0.5
  }

  override func stepEnded(_ world: DynamicWorld) {
    var near: Set<[AnyHashable]> = []
    var now: [(pair: ContactTracker.Pair, point: CGPoint)] = []
    for (pair, range) in candidates {
      let contacts = world.contacts[range]
      let touching = contacts.filter { $0.impulse > 0 || $0.separation <= 0 }
      if !touching.isEmpty {
        // The contact of a side is at the middle of its ends.
        let middle = touching.reduce(PlaneVector.zero) { $0 + $1.position } / Double(touching.count)
        now.append((pair, middle.point))
      }
      if !touching.isEmpty || contacts.contains(where: { $0.separation < 0.5 }) { near.insert(pair.key) }
    }
    tracker.update(now, near: near)
  }

  override func sendEvents() {
    for event in tracker.removeEvents() {
      guard let delegate = collisionDelegate else { continue }
      switch event {
      case .began(let pair, let point):
        switch pair.counterpart {
        case .item(let other):
          delegate.collisionBehavior(self, beganContactFor: pair.item, with: other, at: point)
        case .boundary(let name):
          delegate.collisionBehavior(self, beganContactFor: pair.item, withBoundaryIdentifier: name, at: point)
        }
      case .ended(let pair):
        switch pair.counterpart {
        case .item(let other): delegate.collisionBehavior(self, endedContactFor: pair.item, with: other)
        case .boundary(let name):
          delegate.collisionBehavior(self, endedContactFor: pair.item, withBoundaryIdentifier: name)
        }
      }
    }
  }
}

/// Boundaries have `NSCopying` identifiers, and code for Apple's platforms, which bridge, writes `"floor" as
/// NSCopying`.
extension String: @retroactive NSCopying {
  /// Returns the string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
