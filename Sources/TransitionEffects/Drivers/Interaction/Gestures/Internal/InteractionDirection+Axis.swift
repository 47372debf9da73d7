import UIKit

extension InteractionDirection {
  /// Whether it leads up or down.
  var isVertical: Bool { self == .up || self == .down }

  /// How far a vector leads this way.
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
  /// Whether fingers that go this way bring what comes next: one pushes the old screen away, in the direction of reading.
  var isForward: Bool {
    switch self {
    case .leading, .up, .apart, .clockwise: true
    case .trailing, .down, .together, .counterclockwise: false
    }
  }
}

extension DrivingGesture {
  /// The gesture's way that means the same as another, else any that it has.
  func equivalentDirection(_ direction: InteractionDirection) -> InteractionDirection {
    if directions.contains(direction) { return direction }
    let own = InteractionDirection.allCases.filter(directions.contains)
    return own.first { $0.isForward == direction.isForward } ?? own.first ?? direction
  }
}
