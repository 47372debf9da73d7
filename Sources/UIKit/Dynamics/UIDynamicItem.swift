import QuartzCore

/// An item that a dynamic animator can move: a position, a size and a rotation.
///
/// `UIView` conforms; an app's own object may stand for something else with the same physics.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in points; in the reference view's coordinates for objects that are not views.
  var center: CGPoint { get set }
  /// The size, in points; the origin is ignored.
  var bounds: CGRect { get }
  /// The rotation; scale, shear and translation stay as they are.
  var transform: CGAffineTransform { get set }
  /// The shape with which the item collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of an item whose type is `.path`, with (0, 0) as its center, in points; its convex hull is used.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape with which a dynamic item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The item's own path.
  case path

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``rectangle`` (Decision 3).
  public init?(rawValue: UInt) {
    self = Self.imported(rawValue, among: [.rectangle, .ellipse, .path])
  }
}
