import Foundation
import QuartzCore
import TransitionStage
import UIKit

/// An animation as a row of the timeline.
@MainActor struct AnimationRow {
  /// The row's members for the page.
  private(set) var object = JSONObject()

  /// - Parameters:
  ///   - remaining: seconds until the end; infinite where it has none.
  ///   - start: the stage's note of its beginning; nil where there is none.
  init(
    _ number: Int, _ layer: CALayer, _ entry: AnimationEntry, remaining: Double, _ start: StageAnimations.Start?
  ) {
    let animation = entry.animation
    object.add("n", number)
    object.add("layer", layer.debugName)
    object.add("key", (animation as? CAPropertyAnimation)?.keyPath ?? entry.key ?? "")
    object.add("by", entry.isExplicit ? "\(type(of: animation))" : entry.originName ?? "UIView.animate")
    object.add("duration", raw: FrameLog.short(animation.duration))
    object.add("left", raw: FrameLog.short(remaining))
    if let begin = entry.begin {
      object.add("delay", raw: FrameLog.short(max(0, begin - layer.localTime(atRootTime: layer.environment.clock.now))))
    }
    // The animations of the beginning are added before the first input.
    if let start, start.frame > 0 {
      object.add("name", start.name)
      if start.followsClock { object.add("clock", true) }
      if let change = start.change {
        let own = [start.delay, start.duration] + (start.dampingRatio.map { [$0] } ?? [])
        object.add("own", raw: "[\(own.map(FrameLog.short).joined(separator: ","))]")
        if change.isMuted { object.add("muted", true) }
      }
    }
    if animation.speed != 1 { object.add("speed", Double(animation.speed)) }
    if let basic = animation as? CABasicAnimation {
      if let from = basic.fromValue { object.add("start", Self.text(from)) }
      if let to = basic.toValue { object.add("end", Self.text(to)) }
    }
    if let spring = animation as? CASpringAnimation {
      object.add(
        "spring",
        raw:
          "[\([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity].map { FrameLog.short(Double($0)) }.joined(separator: ","))]"
      )
    } else if let function = animation.timingFunction {
      var points: [String] = []
      for index in 1...2 {
        var values: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &values)
        points += values.map { FrameLog.short(Double($0)) }
      }
      object.add("curve", raw: "[\(points.joined(separator: ","))]")
    }
  }

  private static func text(_ value: Any) -> String {
    func short(_ number: CGFloat) -> String { FrameLog.short(Double(number)) }
    switch value {
    case let point as CGPoint: return "\(short(point.x)), \(short(point.y))"
    case let size as CGSize: return "\(short(size.width)) × \(short(size.height))"
    case let rect as CGRect:
      return "\(short(rect.minX)), \(short(rect.minY)), \(short(rect.width)) × \(short(rect.height))"
    case let number as CGFloat: return short(number)
    case let number as NSNumber: return FrameLog.short(number.doubleValue)
    default: return String(String(describing: value).prefix(80))
    }
  }
}
