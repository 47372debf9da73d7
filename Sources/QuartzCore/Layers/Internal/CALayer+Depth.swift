/// Siblings are drawn in the order of their depth. Because most have none, the superlayer knows whether to sort.
extension CALayer {
  /// Whether the layer has a depth, or an animation that may give it one.
  nonisolated var mayHaveDepth: Bool { model_.zPosition != 0 || entryTraits.contains(.changesDepth) }

  /// Marks the superlayer if the layer may have a depth.
  nonisolated func propagateDepth() {
    if mayHaveDepth { superlayerLink?._withUnsafeGuaranteedRef { $0.hasSublayerWithDepth = true } }
  }
}
