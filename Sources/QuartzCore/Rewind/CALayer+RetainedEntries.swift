import Foundation

/// While a transition may be cancelled, animations that end inside it stay in their layers, invisible. A clock that
/// moves back shows them again, and a cancel restores the values before them (C-82, T-104).
extension CALayer {
  /// Removes an entry that is about to end, unless a clock may move back over it; returns the log that retains it.
  func removeUnlessRetained(_ entry: AnimationEntry) -> RewindLog? {
    if entry.cancelPolicy == .restore, let rewindLog { return rewindLog }
    entries.removeFirst(identicalTo: entry)
    return nil
  }

  /// The end of the last retained animation of the properties that another animation moves, which shows nothing before
  /// it.
  func end(ofRetainedBefore animation: CAAnimation) -> CFTimeInterval {
    if (animation as? CAPropertyAnimation)?.isAdditive == true { return -.infinity }
    var end = -CFTimeInterval.infinity
    let properties = animation.targets.map(\.property)
    for entry in entries where entry.isRetained && entry.moves(properties) {
      end = max(end, entry.localEnd)
    }
    // An animation counts as ended within rounding, so its end may lie in the future.
    return min(end, localTime(atRootTime: environment.clock.now))
  }

  /// The old value of a property that changes, if a retained additive animation counts from it; nil otherwise.
  func valueUnderRetained(_ key: String) -> AnimationValue? {
    for entry in entries where entry.isRetained {
      guard let property = LayerProperty(rawValue: key) else { return nil }
      let isAdditive = (entry.animation as? CAPropertyAnimation)?.isAdditive == true
      if isAdditive, entry.moves([property]) { return modelValue(of: property) }
    }
    return nil
  }

  /// Whether an animation was added that is not additive, so that its values do not count from the model.
  func hasNonAdditiveAnimation(after entry: AnimationEntry?) -> Bool {
    guard let added = entries.last, added !== entry else { return false }
    return (added.animation as? CAPropertyAnimation)?.isAdditive != true
  }

  /// Records a change without animation, so that a clock that moves back shows the value before it.
  func recordInstantChange(from old: AnimationValue, _ key: String) {
    guard let property = LayerProperty(rawValue: key), let environment = treeEnvironment, let log = rewindLog,
      let difference = old.subtracting(property.value(in: model_))
    else { return }
    let begin = localTime(atRootTime: environment.clock.now) - InstantChange.length
    // Changes of one moment are recorded together.
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
