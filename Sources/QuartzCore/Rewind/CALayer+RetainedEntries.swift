import Foundation

/// While a finger may take hold of a transition, what ended inside it by time is kept, unseen: a clock that goes back shows it again,
/// and a cancel takes back what it changed (C-82, T-104).
extension CALayer {
  /// Takes an entry that is about to end by itself out of the layer, unless a clock may bring it back; returns the log that keeps it.
  func removeUnlessRetained(_ entry: AnimationEntry) -> RewindLog? {
    if entry.cancelPolicy == .restore, let rewindLog { return rewindLog }
    entries.removeFirst(identicalTo: entry)
    return nil
  }

  /// When the last kept animation of what another one moves ended; before that, the other one shows nothing.
  func end(ofRetainedBefore animation: CAAnimation) -> CFTimeInterval {
    if (animation as? CAPropertyAnimation)?.isAdditive == true { return -.infinity }
    var end = -CFTimeInterval.infinity
    let properties = animation.targets.map(\.property)
    for entry in entries where entry.isRetained && entry.moves(properties) {
      end = max(end, entry.localEnd)
    }
    // What counts as ended may have a rounding of its time left.
    return min(end, localTime(atRootTime: environment.clock.now))
  }

  /// The value of a property that is about to change at once, where a kept animation is a difference to it; nil elsewhere.
  func valueUnderRetained(_ key: String) -> AnimationValue? {
    for entry in entries where entry.isRetained {
      guard let property = LayerProperty(rawValue: key) else { return nil }
      let isAdditive = (entry.animation as? CAPropertyAnimation)?.isAdditive == true
      if isAdditive, entry.moves([property]) { return modelValue(of: property) }
    }
    return nil
  }

  /// Whether an animation was added that shows whole values, not differences to the model, so that nothing leads back from them.
  func hasNonAdditiveAnimation(after entry: AnimationEntry?) -> Bool {
    guard let added = entries.last, added !== entry else { return false }
    return (added.animation as? CAPropertyAnimation)?.isAdditive != true
  }

  /// Keeps a change that was made at once, so that a clock that goes back finds what was there before it.
  func recordInstantChange(from old: AnimationValue, _ key: String) {
    guard let property = LayerProperty(rawValue: key), let environment = treeEnvironment, let log = rewindLog,
      let difference = old.subtracting(property.value(in: model_))
    else { return }
    let begin = localTime(atRootTime: environment.clock.now) - InstantChange.length
    // Steps of one moment are one step.
    for entry in entries.reversed() where entry.begin == begin {
      guard let change = entry.animation as? InstantChange, change.keyPath == key else { continue }
      if change.extend(by: difference) {
        entry.changed()
        return invalidateNode()
      }
    }
    let entry = AnimationEntry(
      key: nil, animation: InstantChange(keyPath: key, difference: difference),
      role: AnimationRole(origin: .instantChange),
      of: ownerOfNewAnimations, on: self, groups: [])
    entry.begin = begin
    _ = entry.finish(isRetained: true)
    log.retain(entry, of: self)
    entries.append(entry)
  }
}

extension AnimationEntry {
  fileprivate func moves(_ properties: [LayerProperty]) -> Bool {
    for target in animation.targets where properties.contains(target.property) { return true }
    return false
  }
}
