import UIKit

/// The direction of a gesture; left and right by the layout direction.
public enum InteractionDirection: Hashable, Sendable, CaseIterable {
  /// Towards the leading edge: left in left-to-right layouts.
  case leading
  /// Towards the trailing edge.
  case trailing
  case up, down
  /// Two fingers move together.
  case together
  /// Two fingers move apart.
  case apart
  /// Two fingers rotate.
  case clockwise, counterclockwise
}

extension InteractionDirection {
  /// Whether the direction is up or down.
  var isVertical: Bool { self == .up || self == .down }

  /// The component of a vector in this direction.
  func component(of vector: CGPoint, isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .trailing: isRightToLeft ? -vector.x : vector.x
    case .leading: isRightToLeft ? vector.x : -vector.x
    case .down: vector.y
    case .up: -vector.y
    case .together, .apart, .clockwise, .counterclockwise: 0
    }
  }
}

extension InteractionDirection {
  /// Whether the direction leads to the next screen.
  var isForward: Bool {
    switch self {
    case .leading, .up, .apart, .clockwise: true
    case .trailing, .down, .together, .counterclockwise: false
    }
  }
}

extension DrivingGesture {
  /// The gesture's direction that corresponds to another one; otherwise any that it has.
  func equivalentDirection(_ direction: InteractionDirection) -> InteractionDirection {
    if directions.contains(direction) { return direction }
    let own = InteractionDirection.allCases.filter(directions.contains)
    return own.first { $0.isForward == direction.isForward } ?? own.first ?? direction
  }
}
