/// The start value of view animations that were removed, replaced or lost with their layer's tree before their
/// transition has ended.
///
/// The layer no longer shows them, but the model has their end value, and a cancel restores the start (T-109).
struct RemovedAnimationStart {
  let layer: CALayer
  let target: LayerKeyPath
  let value: AnimationValue

  fileprivate func isOfSameProperty(as other: RemovedAnimationStart) -> Bool {
    layer === other.layer && target == other.target
  }
}

extension RewindLog {
  /// Notes the start values of a layer's view animations before some of them are removed.
  static func willRemove(_ removed: [AnimationEntry], of layer: CALayer) {
    for entry in removed where entry.isViewAnimation && entry.cancelPolicy == .restore && !entry.hasEnded {
      guard let log = entry.owner?.current, let animation = entry.animation as? CAPropertyAnimation else { continue }
      guard let target = animation.target, let start = log.start(of: target, on: layer) else { continue }
      log.add(RemovedAnimationStart(layer: layer, target: target, value: start))
    }
  }

  /// The value of a property before the log's view animations that are on the layer.
  private func start(of target: LayerKeyPath, on layer: CALayer) -> AnimationValue? {
    var start = target.value(in: layer.model_)
    for entry in layer.entries where entry.isViewAnimation && entry.owner?.current === self {
      guard let animation = entry.animation as? CAPropertyAnimation, animation.target == target else { continue }
      start = start.flatMap(animation.start(over:)) ?? start
    }
    return start
  }

  /// Adds a start; of several of one property the first counts.
  private func add(_ start: RemovedAnimationStart) {
    if !removedStarts.contains(where: { $0.isOfSameProperty(as: start) }) { removedStarts.append(start) }
  }

  /// Restores the start values of removed animations. Where a running view animation of another owner moves the
  /// property now, that owner gets the start value instead.
  package func restoreRemovedStarts() {
    let starts = removedStarts
    removedStarts = []
    for start in starts {
      let other = start.layer.entries.first {
        $0.isViewAnimation && !$0.hasEnded && ($0.owner?.current !== self || $0.cancelPolicy == .keep)
          && $0.animation.targets.contains(start.target)
      }
      if let other { other.owner?.current.replaceStart(start) } else { start.restore() }
    }
  }

  private func replaceStart(_ start: RemovedAnimationStart) {
    removedStarts.removeAll { $0.isOfSameProperty(as: start) }
    removedStarts.append(start)
  }
}

extension RemovedAnimationStart {
  @MainActor fileprivate func restore() {
    target.set(value, in: &layer.model_)
    if target.property == .bounds { layer.invalidateLayout() }
    layer.setNeedsCommit()
  }
}

extension CAPropertyAnimation {
  /// The property's value at the animation's start.
  fileprivate func start(over value: AnimationValue) -> AnimationValue? {
    guard !isUnusable else { return nil }
    return self.value(at: .start, length: 0, model: value, below: isAdditive ? value : nil)
  }
}
