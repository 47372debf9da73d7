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
