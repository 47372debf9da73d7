import QuartzCore

/// Holds an item at a distance from a point or from another item, rigidly or as on a spring.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  private let first: (item: any UIDynamicItem, offset: PlaneVector)
  private let second: (item: any UIDynamicItem, offset: PlaneVector)?
  private var storedAnchor = CGPoint.zero
  private var storedLength: CGFloat = 0
  private var storedDamping: CGFloat = 0
  private var storedFrequency: CGFloat = 0
  /// Whether the length is only the most.
  private let isLimit: Bool

  private init(
    _ item1: any UIDynamicItem, _ offset1: UIOffset, _ item2: (any UIDynamicItem)?, _ offset2: UIOffset,
    anchor: CGPoint = .zero, isLimit: Bool = false
  ) {
    first = (item1, Self.finite(offset1))
    second = item2.map { ($0, Self.finite(offset2)) }
    self.isLimit = isLimit
    super.init()
    anchorPoint = anchor
    let distance = (Self.place(of: first) - (second.map(Self.place) ?? PlaneVector(storedAnchor))).length
    storedLength = distance.isFinite ? CGFloat(distance) : 0
  }

  /// Holds an item's middle at its present distance from a point, in points of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Holds a place of an item at its present distance from a point.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(item, offset, nil, .zero, anchor: point)
  }

  /// Holds the middles of two items at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Holds places of two items at their present distance.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(item1, offset1, item2, offset2)
  }

  /// Holds places of two items at most at their present distance, as a rope would.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, offset1, item2, offset2, isLimit: true)
  }

  /// The items: one or two.
  open var items: [any UIDynamicItem] { [first.item] + (second.map { [$0.item] } ?? []) }
  /// What the first item is attached to.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The point that the item is attached to, in the reference view's coordinates; not read between two items.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set {
      guard accepts(newValue.x, "anchorPoint"), accepts(newValue.y, "anchorPoint") else { return }
      storedAnchor = newValue
      changed()
    }
  }
  /// The distance, in points; as it was when the behavior was made.
  open var length: CGFloat {
    get { storedLength }
    set { set(\.storedLength, newValue, "length") }
  }
  /// How strongly swings are damped, as a part of what stops them altogether; 0 at first.
  open var damping: CGFloat {
    get { storedDamping }
    set { set(\.storedDamping, newValue, "damping") }
  }
  /// Swings a second; 0 at first, which is rigid.
  open var frequency: CGFloat {
    get { storedFrequency }
    set { set(\.storedFrequency, newValue, "frequency") }
  }

  private func set(
    _ property: ReferenceWritableKeyPath<UIAttachmentBehavior, CGFloat>, _ value: CGFloat, _ name: String
  ) {
    guard accepts(value, name, least: 0) else { return }
    self[keyPath: property] = value
    changed()
  }

  // MARK: The solver

  override var ownItems: [any UIDynamicItem] { items }

  override func applyForces(_ world: DynamicWorld) {
    guard storedFrequency > 0 else { return }
    let spring = SpringStep(frequency: storedFrequency, dampingRatio: storedDamping)
    for link in links(world) {
      link.push(spring.change(ofVelocity: link.speed, at: link.stretch) / link.ease)
      link.body.isGuided = true
      link.other?.isGuided = true
    }
  }

  override func solveVelocities(_ world: DynamicWorld) {
    guard storedFrequency == 0 else { return }
    for link in links(world) {
      // A fifth of what is wrong is put right in each step; more would make chains tremble.
      link.push(-(link.speed + 0.2 * link.stretch / DynamicWorld.stepDuration) / link.ease)
      link.body.isGuided = true
      link.other?.isGuided = true
    }
  }

  /// The directions in which the two hold each other: one along the line between them, two where they shall coincide.
  private func links(_ world: DynamicWorld) -> [AttachmentLink] {
    guard let body = world.body(of: first.item) else { return [] }
    var other: DynamicBody?
    if let second {
      guard let found = world.body(of: second.item) else { return [] }
      other = found
    }
    let arm = first.offset.rotated(by: body.angle)
    let otherArm = second.map { $0.offset.rotated(by: other?.angle ?? 0) } ?? .zero
    let gap = body.position + arm - (other.map { $0.position + otherArm } ?? PlaneVector(storedAnchor))
    let distance = gap.length
    if isLimit, distance <= storedLength { return [] }
    var axes = [PlaneVector(1, 0), PlaneVector(0, 1)]
    if storedLength > 1e-3 { axes = [distance > 1e-6 ? gap / distance : PlaneVector(0, 1)] }
    return axes.compactMap { axis in
      let stretch = storedLength > 1e-3 ? distance - storedLength : gap.dot(axis)
      let link = AttachmentLink(body: body, other: other, arm: arm, otherArm: otherArm, axis: axis, stretch: stretch)
      return link.ease > 0 ? link : nil
    }
  }

  private static func finite(_ offset: UIOffset) -> PlaneVector {
    let vector = PlaneVector(offset)
    guard vector.point.isFinite else {
      UIEnvironment.active.report(.invalidAttachmentOffset(offset))
      return .zero
    }
    return vector
  }

  private static func place(of end: (item: any UIDynamicItem, offset: PlaneVector)) -> PlaneVector {
    let transform = end.item.transform
    let angle = EngineMath.atan2(Double(transform.b), Double(transform.a))
    return PlaneVector(end.item.center) + end.offset.rotated(by: angle)
  }
}
