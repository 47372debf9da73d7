/// Where a property was before view animations that are gone before their transition has ended: removed, replaced, or ended with their
/// layer's tree.
///
/// The layer shows nothing of them any more, but the model keeps the value that they led to, which a cancel takes back (T-109).
struct RemovedAnimationStart {
  let layer: CALayer
  let target: LayerKeyPath
  let value: AnimationValue

  fileprivate func isOfSameProperty(as other: RemovedAnimationStart) -> Bool {
    layer === other.layer && target == other.target
  }
}

extension RewindLog {
  /// Notes where the properties began that a layer's view animations have moved, since the layer is about to lose some of these.
  static func willRemove(_ removed: [AnimationEntry], of layer: CALayer) {
    for entry in removed where entry.isViewAnimation && entry.cancelPolicy == .restore && !entry.hasEnded {
      guard let log = entry.owner?.current, let animation = entry.animation as? CAPropertyAnimation else { continue }
      guard let target = animation.target, let start = log.start(of: target, on: layer) else { continue }
      log.add(RemovedAnimationStart(layer: layer, target: target, value: start))
    }
  }

  /// What a property had before the view animations that are there moved it.
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

  /// Gives the models back what the animations that are gone began with; where a view animation of another owner has moved a
  /// property since, and runs, that is where its owner begins.
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
    if target.property == .bounds { layer.setNeedsLayout() }
    layer.setNeedsCommit()
  }
}

extension CAPropertyAnimation {
  /// The property's value where the animation begins, over a value.
  fileprivate func start(over value: AnimationValue) -> AnimationValue? {
    guard !isUnusable else { return nil }
    return self.value(at: .start, length: 0, model: value, below: isAdditive ? value : nil)
  }
}
