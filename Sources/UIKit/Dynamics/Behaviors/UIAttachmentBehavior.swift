import QuartzCore

/// Connects an item to a point or to another item: at a distance, rigidly or by a spring, or at a common point at which
/// it may rotate, slide, or neither.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The other end of an attachment.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``items`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.items, .anchor])
    }
  }

  private let first: (item: any UIDynamicItem, offset: PlaneVector)
  private let second: (item: any UIDynamicItem, offset: PlaneVector)?
  private var storedAnchor = CGPoint.zero
  private var storedLength: CGFloat = 0
  private var storedDamping: CGFloat = 0
  private var storedFrequency: CGFloat = 0
  private var storedTorque: CGFloat = 0
  private var storedRange = UIFloatRange.infinite
  /// Whether the length is a maximum only.
  private let isLimit: Bool
  /// The joint in place of a distance, where a common point of both items is held.
  private let hinge: AttachmentHinge?
  /// The impulses that the joint's friction may still add in this step, in both directions.
  private var frictionLeft = 0.0...0.0

  private init(
    _ item1: any UIDynamicItem, _ offset1: UIOffset, _ item2: (any UIDynamicItem)?, _ offset2: UIOffset,
    anchor: CGPoint = .zero, isLimit: Bool = false, hinge: AttachmentHinge? = nil
  ) {
    first = (item1, Self.finite(offset1))
    second = item2.map { ($0, Self.finite(offset2)) }
    self.isLimit = isLimit
    self.hinge = hinge
    super.init()
    anchorPoint = anchor
    let distance = (Self.position(of: first) - (second.map(Self.position) ?? PlaneVector(storedAnchor))).length
    storedLength = distance.isFinite ? CGFloat(distance) : 0
  }

  /// Connects an item's center to a point of the reference view, at their present distance in points.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Connects a point of an item to a point of the reference view, at their present distance.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(item, offset, nil, .zero, anchor: point)
  }

  /// Connects the centers of two items, at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Connects points of two items, at their present distance.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(item1, offset1, item2, offset2)
  }

  /// Connects points of two items at most at their present distance, as a rope would.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, offset1, item2, offset2, isLimit: true)
  }

  /// Connects two items at a point of the reference view, about which they rotate.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    hinged(.pin, item1, item2, point)
  }

  /// Connects two items at a point of the reference view, so that they move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    hinged(.fixed, item1, item2, point)
  }

  /// Lets an item slide along another one, through a point of the reference view, in a direction that rotates with the
  /// other item; neither rotates by itself.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    hinged(.sliding(axis: Self.direction(axis)), item1, item2, point)
  }

  /// Lets an item slide through a point of the reference view, in a direction, without rotation.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    hinged(.sliding(axis: Self.direction(axis)), item, nil, point)
  }

  private static func hinged(
    _ kind: AttachmentHinge.Kind, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, _ point: CGPoint
  ) -> UIAttachmentBehavior {
    let isFinite = point.isFinite
    if !isFinite {
      UIEnvironment.active.report(.invalidAttachmentOffset(UIOffset(horizontal: point.x, vertical: point.y)))
    }
    let anchor = isFinite ? point : item1.center
    let hinge = AttachmentHinge(kind, item1, item2, at: PlaneVector(anchor))
    return UIAttachmentBehavior(item1, .zero, item2, .zero, anchor: anchor, hinge: hinge)
  }

  /// Returns a direction of length 1; horizontal, with a diagnostic, for a vector without direction.
  private static func direction(_ axis: CGVector) -> PlaneVector {
    let vector = PlaneVector(axis)
    if vector.length > 0, vector.length.isFinite { return vector / vector.length }
    UIEnvironment.active.report(.invalidAttachmentOffset(UIOffset(horizontal: axis.dx, vertical: axis.dy)))
    return PlaneVector(1, 0)
  }

  /// The one or two items.
  open var items: [any UIDynamicItem] { [first.item] + (second.map { [$0.item] } ?? []) }
  /// The other end of the attachment.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The point that the item is attached to, in the reference view's coordinates; ignored between two items.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set {
      guard accepts(newValue.x, "anchorPoint"), accepts(newValue.y, "anchorPoint") else { return }
      storedAnchor = newValue
      changed()
    }
  }
  /// The distance in points; by default that at the behavior's creation.
  open var length: CGFloat {
    get { storedLength }
    set { accept(newValue, "length", minimum: 0) { storedLength = $0 } }
  }
  /// The damping as a fraction of critical damping; 0 by default.
  open var damping: CGFloat {
    get { storedDamping }
    set { accept(newValue, "damping", minimum: 0) { storedDamping = $0 } }
  }
  /// The oscillations per second; 0 by default, which is rigid.
  open var frequency: CGFloat {
    get { storedFrequency }
    set { accept(newValue, "frequency", minimum: 0) { storedFrequency = $0 } }
  }
  /// The friction of a pin: 1 is the torque of a push of 1 at an arm of 100 points; 0 by default.
  open var frictionTorque: CGFloat {
    get { storedTorque }
    set { accept(newValue, "frictionTorque", minimum: 0) { storedTorque = $0 } }
  }
  /// The range in which the items may slide, in points, or rotate about a pin, in radians, from where they were at the
  /// behavior's creation; infinite by default.
  open var attachmentRange: UIFloatRange {
    get { storedRange }
    set {
      guard newValue.isValid else {
        let range = "\(newValue.minimum)…\(newValue.maximum)"
        return UIEnvironment.active.report(.invalidDynamicsValue("attachmentRange", range, of: self))
      }
      storedRange = newValue
      changed()
    }
  }

  // MARK: The solver

  override var ownItems: [any UIDynamicItem] { items }

  override func applyForces(_ world: DynamicWorld) {
    let friction = Double(storedTorque) * 10_000 * DynamicWorld.stepDuration
    frictionLeft = -friction...friction
    guard hinge == nil, storedFrequency > 0 else { return }
    let spring = SpringStep(frequency: storedFrequency, dampingRatio: storedDamping)
    for link in links(world) {
      link.push(spring.change(ofVelocity: link.speed, at: link.stretch) / link.inverseEffectiveMass)
      link.body.isConstrained = true
      link.other?.isConstrained = true
    }
  }

  override func solveVelocities(_ world: DynamicWorld) {
    if let hinge { return solve(hinge, world) }
    guard storedFrequency == 0 else { return }
    for link in links(world) {
      link.push(link.correction)
      link.body.isConstrained = true
      link.other?.isConstrained = true
    }
  }

  private func solve(_ hinge: AttachmentHinge, _ world: DynamicWorld) {
    guard let body = world.body(of: first.item) else { return }
    let other = second.flatMap { world.body(of: $0.item) }
    guard other != nil || second == nil else { return }
    hinge.solve(body, other, at: PlaneVector(storedAnchor), within: storedRange, friction: &frictionLeft)
  }

  /// Returns the directions in which the two are held: the line between them, or two axes where they coincide.
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
      return link.inverseEffectiveMass > 0 ? link : nil
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

  private static func position(of end: (item: any UIDynamicItem, offset: PlaneVector)) -> PlaneVector {
    PlaneVector(end.item.center) + end.offset.rotated(by: end.item.transform.angle)
  }
}
