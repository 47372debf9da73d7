import CoreGraphics
import Rendering

extension CALayer {
  /// A snapshot of the layer's subtree at present, without the layer's own position and transform (P-39); nil where
  /// nothing is visible.
  package func makeSnapshot() -> LayerSnapshot? {
    let now = treeEnvironment?.clock.now ?? 0
    let time = storedSuperlayer?.localTime(atRootTime: now) ?? now
    guard var node = renderNode(atParentTime: time) else { return nil }
    node.transform = CATransform3DMakeTranslation(-node.bounds.minX, -node.bounds.minY, 0)
    return LayerSnapshot(node: node, size: node.bounds.size)
  }

  /// Draws the contents that need it, here and below, as the commit would (C-100).
  package func displaySubtreeIfNeeded() {
    if selfNeedsDisplay {
      selfNeedsDisplay = false
      display()
    }
    for sublayer in storedChildren { sublayer.displaySubtreeIfNeeded() }
  }
}
