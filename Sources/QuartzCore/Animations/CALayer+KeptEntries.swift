import Foundation

/// While a finger may take hold of a transition, what ended inside it by time is kept, unseen: a clock that goes back shows it again,
/// and a cancel takes back what it changed (C-82, T-104).
extension MediaEnvironment {
  /// Forgets what was kept for transitions that are over.
  package func forgetKeptAnimations() {
    for layer in animatedLayers where !layer.keepsEndedInside {
      for entry in layer.entries where entry.notBefore > -.infinity { entry.notBefore = -.infinity }
      guard layer.entries.contains(where: \.isKept) else { continue }
      layer.entries.removeAll(where: \.isKept)
      layer.setNeedsCommit()
    }
    forgetUnanimatedLayers()
  }
}

extension CALayer {
  /// Whether this layer or one above it keeps what ends inside.
  var keepsEndedInside: Bool {
    firstUpwards { $0._withUnsafeGuaranteedRef { $0.keepsEndedAnimations } } != nil
  }

  /// Takes an entry that has ended by itself out of sight, or out of the layer where nothing can bring it back.
  func dismiss(_ entry: AnimationEntry) {
    if keepsEndedInside { entry.isKept = true } else { entries.removeAll { $0 === entry } }
  }

  /// When the last kept animation of what another one moves ended; before that, the other one shows nothing.
  func end(ofKeptBefore animation: CAAnimation) -> CFTimeInterval {
    if (animation as? CAPropertyAnimation)?.isAdditive == true { return -.infinity }
    var end = -CFTimeInterval.infinity
    for entry in entries where entry.isKept && entry.moves(animation.targets.map(\.property)) {
      end = max(end, entry.localEnd)
    }
    // What counts as ended may have a rounding of its time left.
    return min(end, localTime(atRootTime: environment.clock.now))
  }

  /// The value of a property that is about to change at once, where a kept animation is a difference to it; nil elsewhere.
  func valueUnderKept(_ key: String) -> AnimationValue? {
    guard let property = LayerProperty(rawValue: key) else { return nil }
    let isUnder = entries.contains { entry in
      entry.isKept && entry.moves([property]) && (entry.animation as? CAPropertyAnimation)?.isAdditive == true
    }
    return isUnder ? property.value(in: model_) : nil
  }

  /// Whether an animation was added that shows whole values, not differences to the model, so that nothing leads back from them.
  func hasWhole(after entry: AnimationEntry?) -> Bool {
    guard let added = entries.last, added !== entry else { return false }
    return (added.animation as? CAPropertyAnimation)?.isAdditive != true
  }

  /// Keeps a change that was made at once, so that a clock that goes back finds what was there before it.
  func keepStep(from old: AnimationValue, _ key: String) {
    guard let property = LayerProperty(rawValue: key), let environment = treeEnvironment else { return }
    let new = property.value(in: model_)
    guard let difference = old.subtracting(new) else { return }
    let step = CABasicAnimation(keyPath: key)
    step.isAdditive = true
    step.setEnds(from: difference, to: difference)
    step.duration = 1e-6
    step.fillMode = .both
    step.onStop = { _ in }
    let entry = AnimationEntry(key: nil, animation: step, on: self, groups: [])
    entry.begin = localTime(atRootTime: environment.clock.now) - step.duration
    entry.hasStarted = true
    entry.hasEnded = true
    entry.isKept = true
    entries.append(entry)
  }
}

extension AnimationEntry {
  fileprivate func moves(_ properties: [LayerProperty]) -> Bool {
    animation.targets.contains { properties.contains($0.property) }
  }
}
