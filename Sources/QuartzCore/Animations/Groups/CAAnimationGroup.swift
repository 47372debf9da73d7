import Foundation
import Rendering

/// Animations that run in a time of their own, which ends with the group's duration (C-49).
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations; their times count from the group's beginning, and their delegates are not called.
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }

  package override var targets: [LayerKeyPath] { (animations ?? []).flatMap(\.targets) }

  package override var rendersContent: Bool { (animations ?? []).contains(where: \.rendersContent) }

  package override var mayMoveDepth: Bool { (animations ?? []).contains(where: \.mayMoveDepth) }

  package override func redraws(_ layer: CALayer) -> Bool { (animations ?? []).contains { $0.redraws(layer) } }

  package override func willBegin(on layer: CALayer) {
    animations = animations?.filter { child in
      guard child.timing.isFinite else {
        layer.environment.report(.invalidTiming(of: child, on: layer))
        return false
      }
      return true
    }
    for child in animations ?? [] {
      if child.duration <= 0 { child.duration = duration }
      child.willBegin(on: layer)
    }
  }

  package override func apply(
    to state: inout LayerProperties, over model: AnimatedModel, timing: MediaTiming, at time: CFTimeInterval
  ) {
    guard let animations, let local = localTime(timing, at: time) else { return }
    for child in animations { child.apply(to: &state, over: model, timing: child.timing, at: local) }
  }

  package override func rendered(_ node: RenderNode, timing: MediaTiming, at time: CFTimeInterval) -> RenderNode {
    guard let animations, let local = localTime(timing, at: time) else { return node }
    return animations.reduce(node) { $1.rendered($0, timing: $1.timing, at: local) }
  }

  /// The time inside the group, in seconds, eased by its curve; nil while the group shows nothing.
  private func localTime(_ timing: MediaTiming, at time: CFTimeInterval) -> CFTimeInterval? {
    if track == nil, timingFunction == nil { return timing.phase(atParent: time)?.time }
    return shownFraction(timing: timing, at: time).map { $0 * timing.duration }
  }
}
