import Foundation
import QuartzCore

/// A linear relation between attributes of views and layout guides:
/// `first.attribute relation second.attribute × multiplier + constant` (L-2).
///
/// A constraint counts while it is active. The nearest common ancestor of its items holds it (L-15). It does not retain
/// its items (L-19).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, WeaklyReferenceable, Rewindable,
  InterfaceAwaking
{
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?

  private(set) var firstSide: LayoutSide
  /// The second side; nil for a constant.
  private(set) var secondSide: LayoutSide?
  /// The first item's attribute; of a distance between anchors, that of the first one.
  public private(set) var firstAttribute: Attribute
  /// The second item's attribute; `notAnAttribute` for a constant.
  public private(set) var secondAttribute: Attribute
  /// How the sides relate.
  public private(set) var relation: Relation
  /// The factor of the second attribute.
  public private(set) var multiplier: CGFloat
  /// The constant; nil where it is a multiple of the system's space.
  @exclusivity(unchecked) private(set) var storedConstant: CGFloat?
  /// How often the system's space counts while the app has set no constant (L-40).
  private let spacingMultiplier: CGFloat
  @exclusivity(unchecked) private(set) var storedPriority = UILayoutPriority.required
  /// See ``Rewindable``.
  package private(set) var changeCount = 0
  /// The name in descriptions; those that begin with NS or UI are the system's (L-14).
  open var identifier: String?
  /// Whether an archive holds the constraint; there are no archives here.
  open var shouldBeArchived = false
  /// The rule that UIKit's initializer would raise an exception for; the constraint then never counts.
  private(set) var fault: LayoutFault?
  /// The constraint in a layout engine; nil while it is inactive.
  @exclusivity(unchecked) nonisolated(unsafe) var row: LayoutRow?
  /// The view that holds the constraint.
  @WeakReference var holder: UIView?
  /// Whether the holder is the nearest view around all items.
  @exclusivity(unchecked) var isHeldByNearest = false
  /// The constraint's index in its holder's list.
  @exclusivity(unchecked) var slot = 0

  /// Creates an inactive constraint. Items are views or layout guides.
  ///
  /// An illegal pair of attributes, for which UIKit raises an exception (L-6…L-9), is reported, and the constraint
  /// never becomes active. It is designated, because subclasses of other modules would not inherit it otherwise.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutSide(LayoutSide.Edge(view1, attr1))
    let second = view2.map { LayoutSide(LayoutSide.Edge($0, attr2)) }
    (firstSide, secondSide) = (first, second?.kind == Attribute.Kind.none ? nil : second)
    (firstAttribute, secondAttribute) = (first.start.attribute, attr2)
    (self.relation, self.multiplier, storedConstant, spacingMultiplier) = (relation, multiplier, c, 0)
    fault = LayoutFault(first, second, multiplier, c)
    super.init()
    if let fault { UIEnvironment.active.report(.illegalConstraint(fault, description: layoutDescription)) }
  }

  /// Creates an inactive constraint of two sides.
  ///
  /// - Parameters:
  ///   - constant: the constant; nil for a multiple of the system's space.
  ///   - spacingMultiplier: how often the system's space counts.
  init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat = 1, constant: CGFloat?,
    spacingMultiplier: CGFloat = 0, secondAttribute: Attribute? = nil
  ) {
    (firstSide, secondSide) = (first, second?.kind == Attribute.Kind.none ? nil : second)
    firstAttribute = first.start.attribute
    self.secondAttribute = secondAttribute ?? second?.start.attribute ?? .notAnAttribute
    (self.relation, self.multiplier, storedConstant) = (relation, multiplier, constant)
    self.spacingMultiplier = spacingMultiplier
    fault = LayoutFault(first, second, multiplier, constant ?? spacingMultiplier)
    super.init()
    if let fault { UIEnvironment.active.report(.illegalConstraint(fault, description: layoutDescription)) }
  }

  /// Creates a constraint without items, as a placeholder; it cannot become active.
  public override init() {
    (firstSide, secondSide) = (LayoutSide(LayoutSide.Edge(nil, .notAnAttribute)), nil)
    (firstAttribute, secondAttribute, relation, multiplier) = (.notAnAttribute, .notAnAttribute, .equal, 1)
    (storedConstant, spacingMultiplier, fault) = (0, 0, .item)
    super.init()
  }

  /// Takes the items and numbers of another constraint, which is not used after that.
  ///
  /// A nib makes a constraint of the app's class so, with `init()`.
  func become(_ other: NSLayoutConstraint) {
    (firstSide, secondSide) = (other.firstSide, other.secondSide)
    (firstAttribute, secondAttribute) = (other.firstAttribute, other.secondAttribute)
    (relation, multiplier, storedConstant, fault) = (
      other.relation, other.multiplier, other.storedConstant, other.fault
    )
  }

  deinit {
    storedWeakHandle?.clear()
    row?.kill()
  }

  /// The first item; nil once it is released.
  open var firstItem: AnyObject? { firstSide.item }
  /// The second item; nil for a constant, or once it is released.
  open var secondItem: AnyObject? { secondSide?.item }

  /// The first side: the item with its attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstSide) }
  /// The second side; nil for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondSide.map { NSLayoutAnchor($0) } }

  /// The distance added to the second side, in points; a change costs less than another constraint (L-12).
  ///
  /// That of the system's spacing follows the fonts until it is set (L-43).
  open var constant: CGFloat {
    get { storedConstant ?? spacingMultiplier * systemSpace }
    set {
      guard newValue.isFinite else {
        return UIEnvironment.active.report(.illegalConstraint(.constant(newValue), description: layoutDescription))
      }
      guard newValue != storedConstant else { return }
      change { setConstant(newValue) }
    }
  }

  /// How strongly the constraint holds. While it is active, a change to or from required is refused (L-10).
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      let isInRange = newValue.rawValue > 0 && newValue <= .required
      let crosses = row != nil && (newValue == .required) != (storedPriority == .required)
      guard isInRange, !crosses else {
        let fault: LayoutFault =
          isInRange
          ? .priority(newValue.rawValue, existing: storedPriority.rawValue) : .priorityRange(newValue.rawValue)
        return UIEnvironment.active.report(.illegalConstraint(fault, description: layoutDescription))
      }
      change {
        storedPriority = newValue
        row?.priorityChanged()
        requestLayout()
      }
    }
  }

  /// Whether the constraint counts; true adds it to the items' nearest common ancestor, false removes it.
  open var isActive: Bool {
    get { row != nil }
    set {
      guard newValue != (row != nil) else { return }
      change { if newValue { activate() } else { deactivate() } }
    }
  }

  /// Makes a change, which a cancelled transition takes back if its animator or an alongside block made it.
  private func change(_ body: () -> Void) {
    changeCount += 1
    if let log = UIEnvironment.active.recordingLog { log.record(self, body) } else { body() }
  }

  /// Sets the constant, without a record for a cancelled transition.
  func setConstant(_ constant: CGFloat?) {
    storedConstant = constant
    row?.constantChanged()
    requestLayout()
  }

  /// Returns a closure that restores the present constant, priority and activation.
  package func restoration() -> () -> Void {
    let (constant, priority, oldHolder) = (storedConstant, storedPriority, row == nil ? nil : holder)
    return { [self] in
      setConstant(constant)
      guard priority != storedPriority || oldHolder !== holder else { return }
      deactivate()
      storedPriority = priority
      if let oldHolder, isInside(oldHolder) { hold(in: oldHolder) }
    }
  }

  /// Deactivates the constraint because an item leaves; a cancelled transition does not bring it back (L-19).
  func leaveHierarchy() {
    changeCount += 1
    deactivate()
  }

  /// Activates constraints; those that are active stay so (L-17).
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints; those that are inactive stay so (L-17).
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns the inactive constraints that a format describes, such as `H:|-16-[name(>=80)]-[value]|` (L-106).
  ///
  /// A format that cannot be read, for which UIKit raises an exception, is reported with a mark under the column, and
  /// gives no constraints (L-110).
  ///
  /// - Parameters:
  ///   - format: one row or column of views, with their gaps and sizes.
  ///   - opts: how the views are aligned across the axis, and in which direction the format reads.
  ///   - metrics: numbers by the names that the format uses, in points; nil for none.
  ///   - views: views and layout guides by the names that the format uses.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    parsed(format, opts, metrics ?? [:], views)
  }

  /// Called when a nib or a storyboard has made the constraint and set its outlets; does nothing unless overridden.
  open func awakeFromNib() {}

  open nonisolated override var description: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { layoutDescription } : "<NSLayoutConstraint>"
  }
}
