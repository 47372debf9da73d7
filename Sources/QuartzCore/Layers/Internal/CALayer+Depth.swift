/// Siblings are drawn in the order of their depth, and most have none: the superlayer knows whether it must look.
extension CALayer {
  /// Whether the layer lies before or behind its siblings' plane, or may while its animations run.
  nonisolated var mayHaveDepth: Bool { model_.zPosition != 0 || entryTraits.contains(.changesDepth) }

  /// Tells the superlayer of a depth.
  nonisolated func propagateDepth() {
    if mayHaveDepth { superlayerLink?._withUnsafeGuaranteedRef { $0.hasSublayerWithDepth = true } }
  }
}
