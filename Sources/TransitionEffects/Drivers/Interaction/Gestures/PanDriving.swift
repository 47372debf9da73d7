import UIKit

/// A finger that goes along the screen.
public struct PanDriving: DrivingGesture {
  /// How far the finger goes for the whole transition.
  public enum Distance: Hashable, Sendable {
    /// A number of points.
    case points(CGFloat)
    /// A part of the view's width, or of its height.
    case part(CGFloat)
  }

  /// The ways that begin a transition.
  public var directions: Set<InteractionDirection>
  /// How far the whole transition is; what is not above 0 counts as the view's side.
  public var distance: Distance
  /// What becomes of the transition when the finger lets go; its speed counts in sides of the view per second (K-6).
  public var release: ReleaseRule
  /// Whether the finger must come from the edge of the screen from which its way leads.
  public var startsAtEdge = false
  /// How far from the edge where lines begin the finger must land at most; 0 for anywhere (E-62, E-57).
  public var reach = Distance.points(0)
  /// Whether a scroll view under the finger scrolls to its edge first, and the same finger drives from there on.
  public var continuesFromScrolling = false
  /// Whether a finger that comes back beyond where it began goes on with the transition, by the size of its way (E-57).
  public var countsBothDirections = false

  /// A pan from its parts.
  public init(_ directions: Set<InteractionDirection>, distance: Distance, release: ReleaseRule = ReleaseRule()) {
    (self.directions, self.distance, self.release) = (directions, distance, release)
  }

  /// A pan that begins one way, or from an edge.
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

  /// A pan of one finger.
  public func makeCatcher() -> UIGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.maximumNumberOfTouches = 1
    return recognizer
  }

  /// Whether a touch is near enough to the edge where lines begin.
  public func accepts(_ touch: UITouch, in view: UIView, isRightToLeft: Bool) -> Bool {
    let points: CGFloat =
      switch reach {
      case .points(let points): points
      case .part(let part): part * view.bounds.width
      }
    return points <= 0 || view.isNearLeadingEdge(points, of: touch, isRightToLeft: isRightToLeft)
  }

  /// The way of the finger's speed.
  public func intent(of recognizer: UIGestureRecognizer, isRightToLeft: Bool) -> InteractionIntent {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return .other }
    // A finger that did everything in one moment has no speed. All is measured in what the view lies in: the effect may shrink the view.
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

  /// The finger's way by the whole distance.
  public func progress(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return 0 }
    return part(of: pan.translation(in: view.superview), direction, isRightToLeft, in: view)
  }

  /// The finger's speed by the whole distance.
  public func speed(of recognizer: UIGestureRecognizer, _ direction: InteractionDirection, isRightToLeft: Bool)
    -> CGFloat
  {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return 0 }
    return part(of: pan.velocity(in: view.superview), direction, isRightToLeft, in: view)
  }

  /// The rule with its speed in whole transitions, however long those are.
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

  /// Points of the whole transition.
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
