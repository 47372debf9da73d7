import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A view on a stage with a dynamic animator, for tests of dynamics.
@MainActor final class DynamicsScene {
  let stage: Stage
  let root: UIView
  let animator: UIDynamicAnimator
  let listener = DynamicsListener()

  init(_ stage: Stage) {
    self.stage = stage
    let scene = ViewScene(stage)
    root = scene.root
    animator = UIDynamicAnimator(referenceView: scene.root)
    animator.delegate = listener
  }

  /// A square in the root.
  func square(x: CGFloat, y: CGFloat, side: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    root.addSubview(view)
    return view
  }
}

/// Writes down what animators and collisions tell.
final class DynamicsListener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var lines: [String] = []
  var names: [ObjectIdentifier: String] = [:]

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    lines.append("\(name(item1)) meets \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    lines.append("\(name(item1)) leaves \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    lines.append("\(name(item)) meets \(identifier.map { "\($0)" } ?? "the edge") at \(Int(p.y.rounded()))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    lines.append("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "the edge")")
  }

  private func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "?" }
}
