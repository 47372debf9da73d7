import UIKit

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
