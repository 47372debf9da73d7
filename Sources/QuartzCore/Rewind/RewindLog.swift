import Foundation

/// What a transition that may be cancelled needs to go back to its start: the models before it changed them, the animations that
/// are its own, and those that have ended inside it by time (C-82, T-104).
///
/// A driver opens one before its first callback and closes it when the transition has ended; then what it holds goes to the log of
/// the transition around it, if one runs.
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
  /// In the order of the first changes; the layers are held, so that no other one takes the place of theirs.
  @exclusivity(unchecked) private var changes: [Change] = []
  /// What has ended by time and may be shown again.
  @exclusivity(unchecked) private var ended: [(layer: CALayer, entry: AnimationEntry)] = []
  /// Where view animations that are gone began; of several of one property, the first counts.
  @exclusivity(unchecked) var removedStarts: [RemovedAnimationStart] = []
  /// The layers in which nothing that ends by time is lost.
  @exclusivity(unchecked) private var covered: [CALayer] = []
  /// The log that has taken over what was in this one.
  @exclusivity(unchecked) private var successor: RewindLog?
  unowned let environment: MediaEnvironment
  /// Whether the transition has been cancelled, so that what begins now leads back to its start.
  private(set) var isCancelled: () -> Bool

  /// A log of the transitions of an environment, open until ``close()``.
  package init(in environment: MediaEnvironment, isCancelled: @escaping () -> Bool) {
    (self.environment, self.isCancelled) = (environment, isCancelled)
    environment.rewindLogs.append(self)
  }

  /// This log, or the one that has taken its place.
  var current: RewindLog {
    var log = self
    while let successor = log.successor { log = successor }
    return log
  }

  /// Keeps what ends by time in layers and below, from now on.
  package func cover(_ layers: [CALayer]) {
    for layer in layers where !covers(layer) {
      covered.append(layer)
      layer.isCoveredByLog = true
    }
  }

  func covers(_ layer: CALayer) -> Bool { covered.contains(identicalTo: layer) }

  /// Makes the animations in layers and below its own that have begun at a time of the root or later, or are still to begin, and that
  /// no log owns; what another log covers is left to that.
  ///
  /// - Parameter outer: the log around the layers, whose animations count as well; nil for none.
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

  /// Notes a layer's model before a property is changed, the first time.
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

  /// Holds what has ended by time, until the log is closed.
  func retain(_ entry: AnimationEntry, of layer: CALayer) {
    ended.append((layer, entry))
  }

  // MARK: Closing

  /// Forgets what ended, unless a transition around this one may still go back to it.
  package func close() {
    environment.rewindLogs.removeAll(identicalTo: self)
    isCancelled = { false }
    for layer in covered { layer.isCoveredByLog = environment.rewindLogs.contains { $0.covers(layer) } }
    let successor = covered.compactMap(\.rewindLog).first
    self.successor = successor
    let ended = ended
    (self.ended, covered, changes, indices, removedStarts) = ([], [], [], [:], [])
    for (layer, entry) in ended {
      if let log = layer.rewindLog {
        log.retain(entry, of: layer)
      } else {
        layer.removeRetained(entry)
      }
    }
    environment.removeUnanimatedLayers()
  }
}

extension CALayer {
  /// The log of the nearest transition around the layer that may go back; nil where none does.
  package var rewindLog: RewindLog? {
    guard let covered = firstInSuperlayerChain({ $0.isCoveredByLog })?.takeUnretainedValue() else { return nil }
    return environment.rewindLogs.last { $0.covers(covered) }
  }

  /// Removes what has ended and was kept.
  fileprivate func removeRetained(_ entry: AnimationEntry) {
    for other in entries where other.notBefore > -.infinity { other.notBefore = -.infinity }
    entries.removeFirst(identicalTo: entry)
    setNeedsCommit()
  }
}
