import CoreGraphics
import Rendering

/// The render nodes of a layer tree at one moment: sharp at every size, because they are not pixels (C-100).
package struct LayerSnapshot {
  /// The nodes; their origin is the top left of ``size``.
  package var node: RenderNode
  /// The size, in points.
  package var size: CGSize
  /// The margins that keep their size when the snapshot is stretched, in points.
  package var caps = (top: CGFloat(0), left: CGFloat(0), bottom: CGFloat(0), right: CGFloat(0))

  /// A snapshot of a size in points.
  package init(node: RenderNode, size: CGSize) {
    (self.node, self.size) = (node, size)
  }

  /// The part of the snapshot inside a rectangle of it.
  package func cropped(to rect: CGRect) -> LayerSnapshot {
    guard rect != CGRect(origin: .zero, size: size) else { return self }
    return LayerSnapshot(node: slice(rect, in: CGRect(origin: .zero, size: rect.size)), size: rect.size)
  }

  /// The nodes that show the snapshot stretched over bounds.
  package func nodes(filling bounds: CGRect) -> [RenderNode] {
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return [] }
    let isCapped = caps.top > 0 || caps.left > 0 || caps.bottom > 0 || caps.right > 0
    guard isCapped, bounds.size != size else {
      return [placed(from: CGRect(origin: .zero, size: size), in: bounds)]
    }
    let columns = Self.spans(size.width, caps.left, caps.right, in: bounds.minX, bounds.width)
    let rows = Self.spans(size.height, caps.top, caps.bottom, in: bounds.minY, bounds.height)
    return rows.flatMap { row in
      columns.map { column in
        slice(
          CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
          in: CGRect(x: column.position, y: row.position, width: column.shown, height: row.shown))
      }
    }
  }

  /// The two margins and the middle along one axis; margins that do not fit shrink together.
  private static func spans(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, in start: CGFloat, _ shown: CGFloat
  ) -> [(from: CGFloat, length: CGFloat, position: CGFloat, shown: CGFloat)] {
    let fit = min(1, shown / max(first + last, .leastNonzeroMagnitude))
    let (shownFirst, shownLast) = (first * fit, last * fit)
    let spans = [
      (0, first, start, shownFirst),
      (first, length - first - last, start + shownFirst, shown - shownFirst - shownLast),
      (length - last, last, start + shown - shownLast, shownLast),
    ]
    return spans.filter { $0.1 > 0 && $0.3 > 0 }
  }

  /// A rectangle of the snapshot, clipped and stretched over another rectangle.
  private func slice(_ rect: CGRect, in target: CGRect) -> RenderNode {
    var clip = RenderNode(bounds: target)
    clip.masksToBounds = true
    clip.children = [placed(from: rect, in: target)]
    return clip
  }

  /// The whole snapshot, moved and stretched so that a rectangle of it covers another one.
  private func placed(from rect: CGRect, in target: CGRect) -> RenderNode {
    let (x, y) = (target.width / rect.width, target.height / rect.height)
    var moved = node
    let stretch = CATransform3D(
      m11: x, m12: 0, m13: 0, m14: 0, m21: 0, m22: y, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
      m41: target.minX - rect.minX * x, m42: target.minY - rect.minY * y, m43: 0, m44: 1)
    moved.transform = CATransform3DConcat(node.transform, stretch)
    return moved
  }
}

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
    displayNow()
    for sublayer in storedChildren { sublayer.displaySubtreeIfNeeded() }
  }
}
