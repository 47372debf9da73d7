import UIKit

/// A pan of one finger.
public struct PanDriving: DrivingGesture {
  /// The distance of the whole transition.
  public enum Distance: Hashable, Sendable {
    /// A number of points.
    case points(CGFloat)
    /// A fraction of the view's width or height.
    case part(CGFloat)
  }

  /// The directions that begin a transition.
  public var directions: Set<InteractionDirection>
  /// The distance of the whole transition; the view's side if it is not above 0.
  public var distance: Distance
  /// The release rule; its velocity is in sides of the view per second (K-6).
  public var release: ReleaseRule
  /// Whether the finger must come from the screen edge opposite to its direction.
  public var startsAtEdge = false
  /// The largest distance of the touch from the leading edge; 0 for anywhere (E-62, E-57).
  public var reach = Distance.points(0)
  /// Whether a scroll view under the finger scrolls to its edge first, and the same finger drives from there on.
  public var continuesFromScrolling = false
  /// Whether a drag back beyond its start drives the transition by its size (E-57).
  public var countsBothDirections = false

  /// Makes a pan.
  public init(_ directions: Set<InteractionDirection>, distance: Distance, release: ReleaseRule = ReleaseRule()) {
    (self.directions, self.distance, self.release) = (directions, distance, release)
  }

  /// Makes a pan recognizer, for an edge if ``startsAtEdge`` is set.
  public func makeRecognizer() -> UIGestureRecognizer {
    guard startsAtEdge else { return makeCatcher() }
    var edges: UIRectEdge = []
    for direction in directions {
      switch direction {
      case .trailing: edges.insert(.left)
      case .leading: edges.insert(.right)
      case .down: edges.insert(.top)
      case .up: edges.insert(.bottom)
      case .together, .apart, .clockwise, .counterclockwise: break
      }
    }
    return MirroredEdgePan(edges: edges)
  }

  /// Makes a pan recognizer for one finger.
  public func makeCatcher() -> UIGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.maximumNumberOfTouches = 1
    return recognizer
  }

  /// Whether a touch is within ``reach`` of the leading edge.
  public func accepts(_ touch: UITouch, in view: UIView, isRightToLeft: Bool) -> Bool {
    let points: CGFloat =
      switch reach {
      case .points(let points): points
      case .part(let part): part * view.bounds.width
      }
    return points <= 0 || view.isNearLeadingEdge(points, of: touch, isRightToLeft: isRightToLeft)
  }

  /// The direction of the finger's velocity.
  public func intent(of recognizer: UIGestureRecognizer, isRightToLeft: Bool) -> InteractionIntent {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return .other }
    // A drag within one moment has no velocity. Measured in the superview, because the effect may scale the view.
    let (velocity, translation) = (pan.velocity(in: view.superview), pan.translation(in: view.superview))
    let speed = velocity == .zero ? translation : velocity
    guard speed != .zero else { return .open }
    let direction: InteractionDirection
    if speed.x.magnitude > speed.y.magnitude {
      direction = (speed.x > 0) != isRightToLeft ? .trailing : .leading
    } else {
      direction = speed.y > 0 ? .down : .up
    }
    return directions.contains(direction) ? .direction(direction) : .other
  }

  /// The finger's translation divided by the whole distance.
  public func progress(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return 0 }
    return part(of: pan.translation(in: view.superview), direction, isRightToLeft, in: view)
  }

  /// The finger's velocity divided by the whole distance.
  public func speed(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return 0 }
    return part(of: pan.velocity(in: view.superview), direction, isRightToLeft, in: view)
  }

  /// The rule with its velocity in transitions per second.
  public func release(of direction: InteractionDirection, in size: CGSize) -> ReleaseRule {
    var rule = release
    rule.fling *= max(1, direction.isVertical ? size.height : size.width) / points(of: direction, in: size)
    return rule
  }

  private func part(of vector: CGPoint, _ direction: InteractionDirection, _ isRightToLeft: Bool, in view: UIView)
    -> CGFloat
  {
    let along = direction.component(of: vector, isRightToLeft: isRightToLeft)
    return along / points(of: direction, in: view.bounds.size)
  }

  /// The distance of the whole transition, in points.
  public func length(of direction: InteractionDirection, in size: CGSize) -> CGFloat? {
    points(of: direction, in: size)
  }

  private func points(of direction: InteractionDirection, in size: CGSize) -> CGFloat {
    let side = direction.isVertical ? size.height : size.width
    let whole: CGFloat =
      switch distance {
      case .points(let points): points
      case .part(let part): part * side
      }
    return whole.isFinite && whole > 0 ? whole : max(1, side)
  }
}

extension UIView {
  /// Whether a touch is at most some points from the leading edge.
  func isNearLeadingEdge(_ reach: CGFloat, of touch: UITouch, isRightToLeft: Bool) -> Bool {
    let touchX = touch.location(in: self).x
    return (isRightToLeft ? bounds.maxX - touchX : touchX - bounds.minX) <= reach
  }
}
