import Foundation
import Rendering

/// Animations that share a local time, which ends with the group's duration (C-49).
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations. Their times count from the group's beginning, and their delegates are not called.
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }

  package override var targets: [LayerKeyPath] { (animations ?? []).flatMap(\.targets) }

  package override var rendersContent: Bool { (animations ?? []).contains(where: \.rendersContent) }

  package override var mayChangeDepth: Bool { (animations ?? []).contains(where: \.mayChangeDepth) }

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
    to state: inout LayerProperties, over model: UnderlyingModel, at moment: AnimationMoment
  ) {
    guard let animations, let local = localTime(at: moment) else { return }
    for child in animations { child.apply(to: &state, over: model, at: child.moment(at: local)) }
  }

  package override func rendered(_ node: RenderNode, at moment: AnimationMoment) -> RenderNode {
    guard let animations, let local = localTime(at: moment) else { return node }
    return animations.reduce(node) { $1.rendered($0, at: $1.moment(at: local)) }
  }

  /// The time inside the group, in seconds, eased by its curve; nil outside of the group's active time without a fill.
  private func localTime(at moment: AnimationMoment) -> CFTimeInterval? {
    if moment.track == nil, timingFunction == nil { return moment.timing.phase(atParent: moment.time)?.time }
    return shownFraction(at: moment).map { $0 * moment.timing.duration }
  }
}

extension CAAnimation {
  /// A moment of an animation in a group, at a time of that.
  fileprivate func moment(at time: CFTimeInterval) -> AnimationMoment {
    AnimationMoment(timing: timing, time: time, entry: nil)
  }
}
