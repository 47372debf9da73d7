import Foundation

extension MediaEnvironment {
  /// Keeps a layer, while it has animations, where the turn looks for their ends.
  package func keepAnimated(_ layer: CALayer) {
    if !animatedLayers.contains(where: { $0 === layer }) { animatedLayers.append(layer) }
  }

  /// The animations that have not ended: the layer, the entry, and the seconds left (infinite if it repeats for ever or stands still).
  package var runningAnimations: [(layer: CALayer, entry: AnimationEntry, remaining: CFTimeInterval)] {
    animatedLayers.flatMap { layer in
      layer.entries.filter { !$0.hasEnded }.map { entry in
        (layer, entry, entry.localEnd - layer.localTime(atRootTime: clock.now))
      }
    }
  }

  /// Ends what has reached its end, the earliest first; the calls are queued for the completions phase.
  package func finishAnimations() {
    var ended: [(end: CFTimeInterval, layer: CALayer, entry: AnimationEntry)] = []
    for layer in animatedLayers where layer.treeEnvironment === self {
      let local = layer.localTime(atRootTime: clock.now)
      let isHeld = layer.isHeldByTimeline
      // What a progress clock moves ends with it.
      for entry in layer.entries where !entry.hasEnded && entry.animation.track == nil {
        guard entry.begin != nil, !isHeld, entry.localEnd <= local + 1e-9 else { continue }
        ended.append((entry.localEnd, layer, entry))
      }
    }
    let inOrder = ended.enumerated().sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }
    for (_, item) in inOrder {
      if item.entry.animation.isRemovedOnCompletion { item.layer.entries.removeAll { $0 === item.entry } }
      item.entry.end(finished: true, in: self)
    }
    animatedLayers.removeAll { $0.entries.isEmpty }
  }

  /// Tells delegates of the animations whose beginning has come since their commit (C-25).
  package func tellDelayedStarts() {
    guard !delayedStarts.isEmpty else { return }
    delayedStarts.removeAll { layer, entry in
      if entry.hasEnded { return true }
      guard let begin = entry.begin, layer.localTime(atRootTime: clock.now) >= begin - 1e-9 else { return false }
      tellStart(of: entry)
      return true
    }
  }

  fileprivate func tellStart(of entry: AnimationEntry) {
    enqueueCompletion { entry.animation.delegate?.animationDidStart(entry.animation) }
  }

  /// Layers that left the tree, or that are in none at the commit, lose their animations, which did not finish (C-25, C-68).
  package func dropDetachedAnimations() {
    for layer in animatedLayers where layer.treeEnvironment !== self {
      layer.isCommitted = false
      let entries = layer.entries
      layer.entries = []
      for entry in entries {
        if entry.begin == nil, entry.animation.onStop == nil {
          report(.animationOutsideTrees(layer: layer.debugName, animation: entry.animation))
        }
        entry.end(finished: false, in: self)
      }
    }
    animatedLayers.removeAll { $0.entries.isEmpty }
  }
}

extension CALayer {
  /// Whether a transition's clock above the layer stands still or runs backwards.
  package var isHeldByTimeline: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if let timeline = current.timeline, timeline.isHeld || timeline.isRewinding { return true }
      layer = current.storedSuperlayer
    }
    return false
  }

  /// Draws what asked for it, fixes the beginnings of new animations, and marks layers as committed; parents first.
  package func commitSubtree(parentTime: CFTimeInterval) {
    subtreeNeedsCommit = false
    let local = localTime(atParentTime: parentTime)
    if selfNeedsCommit {
      selfNeedsCommit = false
      willCommit()
      if selfNeedsDisplay {
        selfNeedsDisplay = false
        display()
      }
      for entry in entries { entry.fixBeginning(atLocal: local) }
      for entry in entries where !entry.hasStarted {
        entry.hasStarted = true
        guard entry.animation.delegate != nil else { continue }
        if let begin = entry.begin, begin > local + 1e-9 {
          environment.delayedStarts.append((self, entry))
        } else {
          environment.tellStart(of: entry)
        }
      }
      isCommitted = true
    }
    for sublayer in storedChildren where sublayer.subtreeNeedsCommit {
      sublayer.commitSubtree(parentTime: local)
    }
  }
}
