import Foundation

extension MediaEnvironment {
  private typealias EndedEntry = (end: CFTimeInterval, layer: CALayer, entry: AnimationEntry)

  /// Adds a layer to those whose animations the turn checks for their ends.
  package func addAnimatedLayer(_ layer: CALayer) {
    treesHaveChanged = true
    guard !layer.isInAnimatedLayers else { return }
    layer.isInAnimatedLayers = true
    animatedLayers.append(layer)
  }

  /// The animations that have not ended: layer, entry, and the seconds left (infinite for one that repeats for ever or
  /// is paused).
  package var runningAnimations: [(layer: CALayer, entry: AnimationEntry, remaining: CFTimeInterval)] {
    animatedLayers.flatMap { layer in
      let running = layer === ambientLayer ? [] : layer.entries.filter { !$0.hasEnded }
      return running.map { entry in
        (layer, entry, entry.localEnd - layer.localTime(atRootTime: clock.now))
      }
    }
  }

  /// Whether an animation has not ended.
  package var hasRunningAnimations: Bool {
    for layer in animatedLayers where layer !== ambientLayer {
      for entry in layer.entries where !entry.hasEnded { return true }
    }
    return false
  }

  /// Ends the animations that have reached their ends, in order of time; the calls are queued for the completions
  /// phase.
  package func finishAnimations() {
    var ended: [EndedEntry] = []
    let now = clock.now
    for layer in animatedLayers {
      let local = layer.localTime(atRootTime: now)
      if layer.endsLater(than: local + 1e-9) { continue }
      // Animations that follow a clock end with it.
      for entry in layer.entries where entry.ownEnd <= local + 1e-9 && !entry.hasEnded {
        guard !layer.isHeldByClock, layer.treeEnvironment === self else { continue }
        ended.append((entry.ownEnd, layer, entry))
      }
    }
    guard !ended.isEmpty else { return }
    for item in Self.inOrder(ended) {
      let log = item.entry.animation.isRemovedOnCompletion ? item.layer.removeUnlessRetained(item.entry) : nil
      item.entry.end(finished: true, retainedBy: log, in: self)
    }
    removeUnanimatedLayers()
  }

  /// Sorts by the ends, and equal ends, the common case, by the order in which they were found.
  private static func inOrder(_ ended: [EndedEntry]) -> [EndedEntry] {
    for index in ended.indices.dropFirst() where ended[index].end < ended[index - 1].end {
      let sorted = ended.enumerated().sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }
      return sorted.map(\.element)
    }
    return ended
  }

  func removeUnanimatedLayers() {
    var remaining: [CALayer] = []
    for layer in animatedLayers {
      layer.isInAnimatedLayers = !layer.entries.isEmpty
      if layer.isInAnimatedLayers { remaining.append(layer) }
    }
    animatedLayers = remaining
  }

  /// Notifies the delegates of animations that have begun after their commit (C-25).
  package func notifyDelayedStarts() {
    guard !delayedStarts.isEmpty else { return }
    delayedStarts.removeAll { layer, entry in
      if entry.hasEnded { return true }
      guard let begin = entry.begin, layer.localTime(atRootTime: clock.now) >= begin - 1e-9 else { return false }
      notifyStart(of: entry)
      return true
    }
  }

  fileprivate func notifyStart(of entry: AnimationEntry) {
    enqueueCompletion { entry.animation.delegate?.animationDidStart(entry.animation) }
  }

  /// Removes the animations of layers that are in no tree of the environment; they end unfinished (C-25, C-68).
  ///
  /// Those that are not removed on completion stay attached, and run again after the layer's next commit in a tree
  /// (C-4).
  package func dropDetachedAnimations() {
    guard treesHaveChanged else { return }
    treesHaveChanged = false
    for layer in animatedLayers where layer.treeEnvironment !== self {
      layer.isCommitted = false
      layer.isInAnimatedLayers = false
      layer.endAnimationsRemovedWithTree(in: self)
    }
    animatedLayers.removeAll { !$0.isInAnimatedLayers }
  }
}

extension CALayer {
  /// Ends the layer's animations that do not stay attached outside a tree.
  fileprivate func endAnimationsRemovedWithTree(in environment: MediaEnvironment) {
    let dropped = entries.filter(\.animation.isRemovedOnCompletion)
    RewindLog.willRemove(dropped, of: self)
    entries.removeAll(where: \.animation.isRemovedOnCompletion)
    // The next commit in a tree adds the layer to the animated layers again.
    if !entries.isEmpty { setNeedsCommit() }
    for entry in dropped {
      if entry.begin == nil, entry.isExplicit {
        environment.report(.animationOutsideTrees(layer: debugName, animation: entry.animation))
      }
      entry.end(finished: false, in: environment)
    }
  }
}

extension CALayer {
  /// Whether a transition's clock over the layer or one above is held or moves back.
  package var isHeldByClock: Bool {
    var layer = firstInSuperlayerChain { $0.clock != nil }?.takeUnretainedValue()
    while let found = layer {
      if let clock = found.clock, clock.holdsLayers { return true }
      layer = found.storedSuperlayer?.firstInSuperlayerChain { $0.clock != nil }?.takeUnretainedValue()
    }
    return false
  }

  /// Draws the contents that need it, fixes the beginnings of new animations, and marks layers as committed; parents
  /// first.
  package func commitSubtree(parentTime: CFTimeInterval) {
    subtreeNeedsCommit = false
    let local = localTime(atParentTime: parentTime)
    if selfNeedsCommit {
      selfNeedsCommit = false
      willCommit(at: local)
      displayNow()
      if !entries.isEmpty, !isInAnimatedLayers { environment.addAnimatedLayer(self) }
      for entry in entries { entry.fixBeginning(atLocal: local) }
      for entry in entries where entry.start() {
        guard entry.animation.delegate != nil else { continue }
        if let begin = entry.begin, begin > local + 1e-9 {
          environment.delayedStarts.append((self, entry))
        } else {
          environment.notifyStart(of: entry)
        }
      }
      isCommitted = true
    }
    for sublayer in storedChildren where sublayer.subtreeNeedsCommit {
      sublayer.commitSubtree(parentTime: local)
    }
  }
}
