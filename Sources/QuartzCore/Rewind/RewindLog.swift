import Foundation

/// The record with which a cancelled transition restores its start: the models before its changes, its own animations,
/// and the animations that have ended inside it (C-82, T-104).
///
/// A driver opens a log before its first callback and closes it at the transition's end. If the transition began inside
/// another one, the log of that one then takes over the animations.
@MainActor package final class RewindLog {
  /// A layer's model before the first change of each property.
  private struct Change {
    let layer: CALayer
    var before: LayerProperties
    let firstKey: String
    var furtherKeys: [String] = []

    func has(_ key: String) -> Bool { firstKey == key || furtherKeys.contains(key) }
  }

  @exclusivity(unchecked) private var indices: [ObjectIdentifier: Int] = [:]
  /// In the order of the first changes. The layers are retained, so that no identifier is used again.
  @exclusivity(unchecked) private var changes: [Change] = []
  /// The ended animations that may show again.
  @exclusivity(unchecked) private var ended: [(layer: CALayer, entry: AnimationEntry)] = []
  /// The start values of removed view animations, one for each property.
  @exclusivity(unchecked) var removedStarts: [RemovedAnimationStart] = []
  /// The objects beside layers, in the order of their first changes.
  @exclusivity(unchecked) var objects: [RewoundObject] = []
  /// The indices of the objects, which are retained, so that no identifier is used again.
  @exclusivity(unchecked) var objectIndices: [ObjectIdentifier: Int] = [:]
  /// The layers that retain animations that end.
  @exclusivity(unchecked) private var covered: [CALayer] = []
  /// The log that has taken over this one's animations.
  @exclusivity(unchecked) private var successor: RewindLog?
  unowned let environment: MediaEnvironment
  /// Whether the transition has been cancelled; an animation that begins then leads back to the start.
  private(set) var isCancelled: () -> Bool

  /// A log for a transition of an environment, open until ``close()``.
  package init(in environment: MediaEnvironment, isCancelled: @escaping () -> Bool) {
    (self.environment, self.isCancelled) = (environment, isCancelled)
    environment.rewindLogs.append(self)
    // A push with its bar changes about ten layers: neither collection grows in one.
    indices.reserveCapacity(12)
    changes.reserveCapacity(12)
  }

  /// This log, or the one that has taken over its animations.
  var current: RewindLog {
    var log = self
    while let successor = log.successor { log = successor }
    return log
  }

  /// Retains animations that end in layers and below, from now on.
  package func cover(_ layers: [CALayer]) {
    for layer in layers where !covers(layer) {
      covered.append(layer)
      layer.isCoveredByLog = true
    }
  }

  func covers(_ layer: CALayer) -> Bool { covered.contains(identicalTo: layer) }

  /// Takes ownership of the animations in layers and below that no log owns, if they began at a time of the root or
  /// later, or have not begun. Layers that another log covers are left out.
  ///
  /// - Parameter outer: the log around the layers, whose animations are taken as well; nil for none.
  package func claim(_ layers: [CALayer], since time: CFTimeInterval, from outer: RewindLog? = nil) {
    for layer in layers {
      claim(layer, atParentTime: layer.storedSuperlayer?.localTime(atRootTime: time) ?? time, from: outer)
    }
  }

  private func claim(_ layer: CALayer, atParentTime time: CFTimeInterval, from outer: RewindLog?) {
    let local = layer.localTime(atParentTime: time)
    for entry in layer.entries where (entry.begin ?? .infinity) >= local - 1e-9 {
      if entry.owner == nil || entry.owner?.current === outer { entry.owner = self }
    }
    for sublayer in layer.storedChildren where !sublayer.isCoveredByLog {
      claim(sublayer, atParentTime: local, from: outer)
    }
  }

  // MARK: Changes

  /// Saves a layer's model before the first change of each property.
  func willChange(_ key: String, of layer: CALayer) {
    guard let index = indices[ObjectIdentifier(layer)] else {
      indices[ObjectIdentifier(layer)] = changes.count
      return changes.append(Change(layer: layer, before: layer.model_, firstKey: key))
    }
    guard !changes[index].has(key) else { return }
    changes[index].furtherKeys.append(key)
    if let property = LayerProperty(rawValue: key) {
      property.set(property.value(in: layer.model_), in: &changes[index].before)
    }
  }

  /// The model before the changes; nil where there were none.
  func model(of layer: CALayer) -> LayerProperties? {
    indices[ObjectIdentifier(layer)].map { changes[$0].before }
  }

  // MARK: Ended animations

  /// Retains an ended animation until the log is closed.
  func retain(_ entry: AnimationEntry, of layer: CALayer) {
    ended.append((layer, entry))
  }

  // MARK: Closing

  /// Removes the ended animations, unless the log of an enclosing transition takes them over.
  ///
  /// A log that was opened later takes over nothing: its transition has not made what began before it.
  package func close() {
    let earlier = environment.rewindLogs.prefix { $0 !== self }
    environment.rewindLogs.removeAll(identicalTo: self)
    isCancelled = { false }
    for layer in covered { layer.isCoveredByLog = environment.rewindLogs.contains { $0.covers(layer) } }
    successor = covered.compactMap { $0.nearestLog(among: earlier) }.first
    let ended = ended
    (self.ended, covered, changes, indices, removedStarts) = ([], [], [], [:], [])
    (objects, objectIndices) = ([], [:])
    for (layer, entry) in ended {
      if entry.owner?.current !== self, let log = layer.rewindLog {
        log.retain(entry, of: layer)
      } else {
        layer.removeRetained(entry)
      }
    }
    environment.removeUnanimatedLayers()
  }
}

extension CALayer {
  /// The log of the nearest enclosing transition that may be cancelled; nil for none.
  package var rewindLog: RewindLog? {
    guard let covered = firstInSuperlayerChain({ $0.isCoveredByLog })?.takeUnretainedValue() else { return nil }
    return environment.rewindLogs.last { $0.covers(covered) }
  }

  /// The one of some logs that covers the layer, or else the nearest layer above; nil for none.
  fileprivate func nearestLog(among logs: some BidirectionalCollection<RewindLog>) -> RewindLog? {
    var layer: CALayer? = self
    while let current = layer {
      if let log = logs.last(where: { $0.covers(current) }) { return log }
      layer = current.storedSuperlayer
    }
    return nil
  }

  /// Removes an ended animation that was retained.
  fileprivate func removeRetained(_ entry: AnimationEntry) {
    for other in entries where other.notBefore > -.infinity { other.notBefore = -.infinity }
    entries.removeFirst(identicalTo: entry)
    setNeedsCommit()
  }
}

/// A transition that is being made, which owns the animations that are added meanwhile.
@MainActor package struct RewindScope {
  /// The transition's log; nil if it cannot be cancelled: then no enclosing transition owns its animations either.
  package let log: RewindLog?

  package init(_ log: RewindLog?) {
    self.log = log
  }
}

extension CALayer {
  /// The owner of an animation that is added now: the log of the transition that is being made, or else of the nearest
  /// enclosing one.
  var ownerOfNewAnimations: RewindLog? {
    if let scope = environment.rewindScope { return scope.log }
    return rewindLog
  }
}
