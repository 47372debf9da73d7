import CoreGraphics

/// How a replicator layer copies its sublayers.
package struct ReplicatorProperties {
  package var instanceCount = 1
  package var preservesDepth = false
  /// Seconds by which each copy is later than the one before.
  package var instanceDelay = 0.0
  package var instanceTransform = CATransform3DIdentity
  package var instanceColor: CGColor? = CGColor.white
  package var redOffset: Float = 0
  package var greenOffset: Float = 0
  package var blueOffset: Float = 0
  package var alphaOffset: Float = 0

  package init() {}
}

extension LayerProperties {
  /// A replicator layer's properties; the defaults for any other layer.
  package var replicator: ReplicatorProperties {
    get { if case .replicator(let replicator)? = kind { replicator } else { ReplicatorProperties() } }
    set { kind = .replicator(newValue) }
  }
}
