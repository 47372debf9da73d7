import Rendering

/// Walks up the superlayers, many times a frame: not isolated, so that no step is checked for its actor.
extension CALayer {
  /// The nearest of this layer and its superlayers that satisfies a condition.
  nonisolated func firstInSuperlayerChain(_ matches: (Unmanaged<CALayer>) -> Bool) -> Unmanaged<CALayer>? {
    var link = Unmanaged.passUnretained(self)
    while !matches(link) {
      guard let next = link.superlayerLink else { return nil }
      link = next
    }
    return link
  }

  /// Whether the layer is deeper than the levels that are rendered.
  nonisolated package var exceedsMaxDepth: Bool {
    var (link, levels) = (superlayerLink, 1)
    while let layer = link, levels <= RenderFrame.maxDepth { (link, levels) = (layer.superlayerLink, levels + 1) }
    return levels > RenderFrame.maxDepth
  }

  /// The layer at the top.
  nonisolated var rootLink: Unmanaged<CALayer> {
    var link = Unmanaged.passUnretained(self)
    while let next = link.superlayerLink { link = next }
    return link
  }
}

extension Unmanaged<CALayer> {
  var superlayerLink: Unmanaged<CALayer>? { _withUnsafeGuaranteedRef { $0.superlayerLink } }
  var rootEnvironmentLink: Unmanaged<MediaEnvironment>? { _withUnsafeGuaranteedRef { $0.rootEnvironmentLink } }
  var hasOwnTime: Bool { _withUnsafeGuaranteedRef { $0.hasOwnTime } }
  var isCoveredByLog: Bool { _withUnsafeGuaranteedRef { $0.isCoveredByLog } }
  var clock: AnimationClock? { _withUnsafeGuaranteedRef { $0.clock } }
}

/// Siblings are drawn in the order of their depth. Because most have none, the superlayer knows whether to sort.
extension CALayer {
  /// Whether the layer has a depth, or an animation that may give it one.
  nonisolated var mayHaveDepth: Bool { model_.zPosition != 0 || entryTraits.contains(.changesDepth) }

  /// Marks the superlayer if the layer may have a depth.
  nonisolated func propagateDepth() {
    if mayHaveDepth { superlayerLink?._withUnsafeGuaranteedRef { $0.hasSublayerWithDepth = true } }
  }
}
