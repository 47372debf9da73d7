import QuartzCore

/// What a dynamic animator can move: a place, a size and a rotation.
///
/// `UIView` conforms; an object of the app's own may stand for something else that follows the same physics.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item, in the reference view's coordinates for objects that are no views, in points.
  var center: CGPoint { get set }
  /// The item's size, in points; the origin is not read.
  var bounds: CGRect { get }
  /// The item's rotation; scale, shear and translation stay as they are.
  var transform: CGAffineTransform { get set }
  /// The outline with which the item collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of an item whose type is `.path`, about (0, 0) as its middle, in points; its convex hull is used.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
